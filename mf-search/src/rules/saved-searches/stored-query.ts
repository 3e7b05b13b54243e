import {
  parseParams,
  sanitiseSearch,
  searchToParams,
  type PlainDate,
  type SearchQuery,
} from '@campavia/domain';

/** Without the page; empty for a search of everything. */
export function formatStoredQuery({ page: _, page_size: __, ...search }: SearchQuery): string {
  return searchToParams(search).toString();
}

export interface ReadQuery {
  query: SearchQuery;
  /** Its dates have passed and are left out. */
  isOver: boolean;
}

/** The query may have been stored by another release. */
export function readStoredQuery(text: string, today: PlainDate): ReadQuery {
  const raw = parseParams(text);
  const { query } = sanitiseSearch(raw, today);
  return { query, isOver: raw.date_from !== undefined && query.date_from === undefined };
}
