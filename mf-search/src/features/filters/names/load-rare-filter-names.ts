import type { IntlShape } from 'react-intl';

import { createSiteIntl, mergeMessages } from '@campavia/i18n';
import { platform } from '@campavia/remote-kit';

import { nameRareFilters, type NameFilter } from './rare-filter-names';
import { loadMessages } from '../load-messages';

export async function loadRareFilterNames(): Promise<(intl: IntlShape) => NameFilter> {
  const { site } = platform();
  const rareMessages = await loadMessages(site);
  return ({ messages }) => nameRareFilters(createSiteIntl(site, mergeMessages(messages, rareMessages)), site);
}
