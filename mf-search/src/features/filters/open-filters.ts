import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { FilterColumn } from './filter-column';
import { FilterPopover } from './filter-popover';
import { FilterSheet } from './filter-sheet';
import { loadWords } from './load-words';

/** The forms of filters, once their words are there. */
export async function openFilters() {
  const words = await loadWords(platform().site);
  return {
    FilterColumn: worded(FilterColumn, words),
    FilterPopover: worded(FilterPopover, words),
    FilterSheet: worded(FilterSheet, words),
  };
}
