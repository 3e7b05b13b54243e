import type { IntlShape } from 'react-intl';

import type { Place, ListedCampers } from '@campavia/contracts';
import { searchToParams, type SearchQuery } from '@campavia/domain';
import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

import { describeSearchArea } from '../../rules/search-area';

import { resultsTitle } from './results-title';
import { searchMessages } from '../../components/search.messages';

export function pathOfSearch(query: SearchQuery): string {
  const params = searchToParams(query).toString();
  return params ? `/s?${params}` : '/s';
}

/** Not indexed without results. */
export function createSearchHead(
  intl: IntlShape,
  query: SearchQuery,
  { answer, place }: { answer?: ListedCampers; place?: Place },
): DocumentHead {
  const title = answer
    ? resultsTitle(intl, describeSearchArea(query, place), answer.count)
    : intl.formatMessage(searchMessages.documentTitle);
  return {
    title: pageTitle(title),
    description: intl.formatMessage(searchMessages.documentDescription),
    canonical: pathOfSearch(query),
    ...(answer?.count === 0 && { robots: 'noindex' }),
  };
}
