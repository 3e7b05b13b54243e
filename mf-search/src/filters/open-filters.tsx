import { useMemo, type ComponentType } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { platform, useSite } from '@campavia/remote-kit';

import { FilterColumn } from './filter-column';
import { FilterPopover } from './filter-popover';
import { FilterSheet } from './filter-sheet';
import { loadWords } from './load-words';

/** The forms of filters, once their words are there. */
export async function openFilters() {
  const words = await loadWords(platform().site.language);
  return {
    FilterColumn: inWords(FilterColumn, words),
    FilterPopover: inWords(FilterPopover, words),
    FilterSheet: inWords(FilterSheet, words),
  };
}

/** A piece that speaks the words of this room beside those of the page. */
function inWords<Props extends object>(Piece: ComponentType<Props>, words: Messages): ComponentType<Props> {
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
