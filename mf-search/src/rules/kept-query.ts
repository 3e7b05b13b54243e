import {
  parseParams,
  sanitiseSearch,
  searchToParams,
  type PlainDate,
  type SearchQuery,
} from '@campavia/domain';

/** A search as it is kept: the query of its address from the first page; empty when it asks for nothing. */
export function keptQuery({ page: _, page_size: __, ...search }: SearchQuery): string {
  return searchToParams(search).toString();
}

/** What was kept, as it can be asked for today. */
export interface ReadQuery {
  query: SearchQuery;
  /** Its days have passed, and are no longer asked for. */
  isOver: boolean;
}

/** Reads what was kept, by this release or another. */
export function readKeptQuery(text: string, today: PlainDate): ReadQuery {
  const raw = parseParams(text);
  const { query } = sanitiseSearch(raw, today);
  return { query, isOver: raw.date_from !== undefined && query.date_from === undefined };
}
