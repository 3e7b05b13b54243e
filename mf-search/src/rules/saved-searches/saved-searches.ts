import type { SearchQuery } from '@campavia/domain';

import { formatStoredQuery } from './stored-query';

export interface SavedQuery {
  id: string;
  query: string;
  name: string;
  /** Name of the site: `de-at`. */
  site: string;
  /** Whether e-mails about new campers are sent; never for a search saved in a browser. */
  mailed: boolean;
}

export const MAX_SAVED = 20;
export const MAX_NAME_LENGTH = 100;

export function findSaved(
  searches: readonly SavedQuery[],
  query: SearchQuery,
  site: string,
): SavedQuery | undefined {
  const text = formatStoredQuery(query);
  return searches.find((search) => search.query === text && search.site === site);
}

export function createLocalSearch(query: string, name: string, site: string): SavedQuery {
  return { id: `${site}?${query}`, query, name: normaliseName(name), site, mailed: false };
}

export function normaliseName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
}

export function parseLocalSearches(stored: unknown): SavedQuery[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isStoredSearch)
    .map(({ query, name, site }) => createLocalSearch(query, name, site))
    .slice(0, MAX_SAVED);
}

function isStoredSearch(stored: unknown): stored is Pick<SavedQuery, 'query' | 'name' | 'site'> {
  if (typeof stored !== 'object' || stored === null) return false;
  const { query, name, site } = stored as Record<string, unknown>;
  return typeof query === 'string' && query !== '' && typeof name === 'string' && typeof site === 'string';
}
