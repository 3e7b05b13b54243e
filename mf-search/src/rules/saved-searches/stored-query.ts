import {
  parseParams,
  sanitiseSearch,
  searchToParams,
  type PlainDate,
  type SearchQuery,
} from '@campavia/domain';

/** The stored form of a search: its query without the page; empty for a search of everything. */
export function formatStoredQuery({ page: _, page_size: __, ...search }: SearchQuery): string {
  return searchToParams(search).toString();
}

/** A stored query, valid today. */
export interface ReadQuery {
  query: SearchQuery;
  /** Its dates have passed and are left out. */
  isOver: boolean;
}

/** Parses a query stored by this release or another. */
export function readStoredQuery(text: string, today: PlainDate): ReadQuery {
  const raw = parseParams(text);
  const { query } = sanitiseSearch(raw, today);
  return { query, isOver: raw.date_from !== undefined && query.date_from === undefined };
}
