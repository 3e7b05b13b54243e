import { SEARCH_FIELDS, type SearchQuery, searchToParams, withOtherParams } from '@campavia/domain';

/** Leaves out what is undefined, so that two searches that ask the same are equal. */
export function omitUndefined(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** What a listing gets to know of a search: the dates, nothing else. */
export function stayParams({ date_from, date_to }: SearchQuery): URLSearchParams {
  return date_from && date_to ? searchToParams({ date_from, date_to }) : new URLSearchParams();
}

/** The path of a search with what else an address says after it: a campaign, an error, whatever is none of a search. */
export function keepOtherParams(path: string, search: string): string {
  const [pathname = '', written = ''] = path.split('?');
  return [pathname, withOtherParams(written, search, SEARCH_FIELDS)].filter(Boolean).join('?');
}
