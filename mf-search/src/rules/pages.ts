import { DEFAULT_PAGE_SIZE, type SearchQuery } from '@campavia/domain';

import { omitUndefined } from './search-params';

/** At least 1, even without results. */
export function pageCountOf(query: SearchQuery, count: number): number {
  return Math.max(1, Math.ceil(count / (query.page_size ?? DEFAULT_PAGE_SIZE)));
}

/** The first page is left out of the address. */
export function withPage(query: SearchQuery, page: number): SearchQuery {
  return omitUndefined({ ...query, page: page > 1 ? page : undefined });
}

export function relOfPage(page: number, current: number): 'prev' | 'next' | undefined {
  if (page === current + 1) return 'next';
  return page === current - 1 ? 'prev' : undefined;
}
