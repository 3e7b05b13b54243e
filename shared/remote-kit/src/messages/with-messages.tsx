import { type ComponentType, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

/**
 * Adds a catalogue to the messages available to a component.
 *
 * @param messages of the feature, in the language of the site; they override those of the page with the same id
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
