import { type Ordering, ORDERINGS, type SearchQuery } from '@campavia/domain';

import { omitUndefined } from './search-params';

/** The order that nobody needs to ask for. */
export const DEFAULT_ORDER: Ordering = 'relevance';

/** The orders that results can stand in where nothing can be near. */
export const ORDERS_ANYWHERE: readonly Ordering[] = ORDERINGS.filter((ordering) => ordering !== 'distance');

/** The same search in another order, from its first page. */
export function withOrdering(query: SearchQuery, ordering: Ordering): SearchQuery {
  return omitUndefined({
    ...query,
    page: undefined,
    ordering: ordering === DEFAULT_ORDER ? undefined : ordering,
  });
}
