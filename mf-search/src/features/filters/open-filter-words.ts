import type { IntlShape } from 'react-intl';

import { createSiteIntl, mergeMessages } from '@campavia/i18n';
import { platform } from '@campavia/remote-kit';

import { filterWords, type FilterWords } from './filter-words';
import { loadWords } from './load-words';

/** Fetches the words of filters that few searches have on, to be used beside those of a page. */
export async function openFilterWords(): Promise<(intl: IntlShape) => FilterWords> {
  const { site } = platform();
  const words = await loadWords(site);
  return ({ messages }) => filterWords(createSiteIntl(site, mergeMessages(messages, words)), site);
}
