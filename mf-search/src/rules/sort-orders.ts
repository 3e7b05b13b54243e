import { ORDERINGS, type Ordering, type SearchQuery } from '@campavia/domain';

import { withoutAbsent } from './without-absent';

/** The order that nobody needs to ask for. */
export const USUAL_ORDER: Ordering = 'relevance';

/** The orders that results can stand in where nothing can be near. */
export const ORDERS_ANYWHERE: readonly Ordering[] = ORDERINGS.filter((ordering) => ordering !== 'distance');

/** The same search in another order, from its first page. */
export function inOrderOf(query: SearchQuery, ordering: Ordering): SearchQuery {
  return withoutAbsent({
    ...query,
    page: undefined,
    ordering: ordering === USUAL_ORDER ? undefined : ordering,
  });
}
