import { type ComponentType, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

/**
 * A component with the messages of its own catalogue beside those of the page around it.
 *
 * @param messages of the feature, in the language of the site; they win over those of the page with the same id
 */
export function withMessages<Props extends object>(
  Piece: ComponentType<Props>,
  messages: Messages,
): ComponentType<Props> {
  return function PieceWithMessages(props: Props) {
    const site = useSite();
    const known = useIntl().messages as Messages;
    const intl = useMemo(() => createSiteIntl(site, mergeMessages(known, messages)), [site, known]);
    return (
      <RawIntlProvider value={intl}>
        <Piece {...props} />
      </RawIntlProvider>
    );
  };
}
