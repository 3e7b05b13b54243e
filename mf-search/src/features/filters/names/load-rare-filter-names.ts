import type { IntlShape } from 'react-intl';

import { createSiteIntl, mergeMessages } from '@campavia/i18n';
import { platform } from '@campavia/remote-kit';

import { nameRareFilters, type NameFilter } from './rare-filter-names';
import { loadMessages } from '../load-messages';

/** Loads the names of rarely used filters, to be used with the messages of a page. */
export async function loadRareFilterNames(): Promise<(intl: IntlShape) => NameFilter> {
  const { site } = platform();
  const words = await loadMessages(site);
  return ({ messages }) => nameRareFilters(createSiteIntl(site, mergeMessages(messages, words)), site);
}
