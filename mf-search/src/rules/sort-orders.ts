import { type Ordering, ORDERINGS, type SearchQuery } from '@campavia/domain';

import { omitUndefined } from './search-params';

/** The default order, which is left out of the address. */
export const DEFAULT_ORDER: Ordering = 'relevance';

export const ORDERS_ANYWHERE: readonly Ordering[] = ORDERINGS.filter((ordering) => ordering !== 'distance');

export function withOrdering(query: SearchQuery, ordering: Ordering): SearchQuery {
  return omitUndefined({
    ...query,
    page: undefined,
    ordering: ordering === DEFAULT_ORDER ? undefined : ordering,
  });
}
