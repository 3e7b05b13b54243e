import { DEFAULT_PAGE_SIZE, type SearchQuery } from '@campavia/domain';

import { omitUndefined } from './search-params';

/** How many pages a search has; 1 when it found nothing. */
export function pageCountOf(query: SearchQuery, count: number): number {
  return Math.max(1, Math.ceil(count / (query.page_size ?? DEFAULT_PAGE_SIZE)));
}

/** The same search on another page. The first page is not named. */
export function withPage(query: SearchQuery, page: number): SearchQuery {
  return omitUndefined({ ...query, page: page > 1 ? page : undefined });
}

/** What a link to a neighbouring page says of it. */
export function relOfPage(page: number, current: number): 'prev' | 'next' | undefined {
  if (page === current + 1) return 'next';
  return page === current - 1 ? 'prev' : undefined;
}
