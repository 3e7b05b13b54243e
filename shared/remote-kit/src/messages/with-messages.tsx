import { type ComponentType, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

/**
 * A component with the messages of its own catalogue beside those of the page around it.
 *
 * @param words of the room, in the language of the site; they win over words of the same id
 */
export function withMessages<Props extends object>(
  Piece: ComponentType<Props>,
  words: Messages,
): ComponentType<Props> {
  return function WordedPiece(props: Props) {
    const site = useSite();
    const known = useIntl().messages as Messages;
    const intl = useMemo(() => createSiteIntl(site, mergeMessages(known, words)), [site, known]);
    return (
      <RawIntlProvider value={intl}>
        <Piece {...props} />
      </RawIntlProvider>
    );
  };
}
