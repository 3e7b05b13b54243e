import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { FilterColumn } from './filter-column';
import { FilterPopover } from './filter-popover';
import { FilterSheet } from './filter-sheet';
import { loadMessages } from './load-messages';

export async function loadFilters() {
  const messages = await loadMessages(platform().site);
  return {
    FilterColumn: withMessages(FilterColumn, messages),
    FilterPopover: withMessages(FilterPopover, messages),
    FilterSheet: withMessages(FilterSheet, messages),
  };
}
