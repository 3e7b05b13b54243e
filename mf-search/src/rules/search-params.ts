import { SEARCH_FIELDS, type SearchQuery, searchToParams, withOtherParams } from '@campavia/domain';

/** Makes equal searches compare equal. */
export function omitUndefined(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

export function stayParams({ date_from, date_to }: SearchQuery): URLSearchParams {
  return date_from && date_to ? searchToParams({ date_from, date_to }) : new URLSearchParams();
}

/** Keeps parameters that are not part of a search, such as those of a campaign. */
export function keepOtherParams(path: string, search: string): string {
  const [pathname = '', written = ''] = path.split('?');
  return [pathname, withOtherParams(written, search, SEARCH_FIELDS)].filter(Boolean).join('?');
}
