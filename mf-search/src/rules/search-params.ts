import { SEARCH_FIELDS, type SearchQuery, searchToParams, withOtherParams } from '@campavia/domain';

/** Omits undefined fields, so that equal searches compare equal. */
export function omitUndefined(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The query for links to listings: the dates only. */
export function stayParams({ date_from, date_to }: SearchQuery): URLSearchParams {
  return date_from && date_to ? searchToParams({ date_from, date_to }) : new URLSearchParams();
}

/** The path of a search with what else an address says after it: a campaign, an error, whatever is none of a search. */
export function keepOtherParams(path: string, search: string): string {
  const [pathname = '', written = ''] = path.split('?');
  return [pathname, withOtherParams(written, search, SEARCH_FIELDS)].filter(Boolean).join('?');
}
