import { SEARCH_FIELDS, withOtherParams } from '@campavia/domain';

/** The path of a search with what else an address says after it: a campaign, an error, whatever is none of a search. */
export function besideSearch(path: string, search: string): string {
  const [pathname = '', written = ''] = path.split('?');
  return [pathname, withOtherParams(written, search, SEARCH_FIELDS)].filter(Boolean).join('?');
}
