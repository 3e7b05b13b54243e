import type { SearchParams } from '@campavia/contracts';
import {
  parseParams,
  sanitiseSearch,
  searchToParams,
  type PlainDate,
  type SearchQuery,
} from '@campavia/domain';

/** The canonical query of a search without paging; empty when there are no criteria. */
export function normalizeQuery(text: string, today: PlainDate): string {
  const { query } = sanitiseSearch(parseParams(text), today);
  return String(searchToParams(withoutPaging(query)));
}

/** The parameters of a saved query; undefined once its dates have passed. */
export function parseSavedQuery(text: string, today: PlainDate): SearchParams | undefined {
  const raw = parseParams(text);
  const { query } = sanitiseSearch(raw, today);
  if (raw.date_from !== undefined && query.date_from === undefined) return undefined;
  const { bbox, ...rest } = query;
  return { ...rest, ...(bbox && { bbox: bbox.join(',') }) };
}

function withoutPaging({ page: _, page_size: __, ...search }: SearchQuery): SearchQuery {
  return search;
}
