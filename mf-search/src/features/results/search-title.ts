import type { IntlShape } from 'react-intl';

import type { ListedCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { searchMessages } from '../../components/search.messages';
import type { SearchArea } from '../../rules/search-area';

import { resultsTitle } from './results-title';

export interface TitledSearch {
  query: SearchQuery;
  area: SearchArea;
  /** Undefined while the number of results is not known. */
  answer: ListedCampers | undefined;
}

/** Title of the document, different for every page of the results. */
export function searchTitle(intl: IntlShape, { query, area, answer }: TitledSearch): string {
  const title = answer
    ? resultsTitle(intl, area, answer.count)
    : intl.formatMessage(searchMessages.documentTitle);
  const { page = 1 } = query;
  return page > 1 ? intl.formatMessage(searchMessages.titleOfPage, { title, page }) : title;
}
