import type { SearchQuery } from '@campavia/domain';

import { formatStoredQuery } from './stored-query';

/** A saved search, in this browser or in the account. */
export interface SavedQuery {
  /** Unique among those kept in the same place. */
  id: string;
  /** Of its address. */
  query: string;
  /** What its owner calls it. */
  name: string;
  /** The site it is searched on: `de-at`. */
  site: string;
  /** Whether e-mails about new campers are sent; never for one saved in a browser. */
  mailed: boolean;
}

/** Maximum number of saved searches. */
export const MAX_SAVED = 20;
export const MAX_NAME_LENGTH = 100;

/** The saved search with the same query on the same site. */
export function findSaved(
  searches: readonly SavedQuery[],
  query: SearchQuery,
  site: string,
): SavedQuery | undefined {
  const text = formatStoredQuery(query);
  return searches.find((search) => search.query === text && search.site === site);
}

/** Creates a search to save in the browser. */
export function createLocalSearch(query: string, name: string, site: string): SavedQuery {
  return { id: `${site}?${query}`, query, name: normaliseName(name), site, mailed: false };
}

/** A name on one line, as long as names may be. */
export function normaliseName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
}

/** Parses stored searches; ignores invalid entries. */
export function parseLocalSearches(kept: unknown): SavedQuery[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(isStoredSearch)
    .map(({ query, name, site }) => createLocalSearch(query, name, site))
    .slice(0, MAX_SAVED);
}

function isStoredSearch(kept: unknown): kept is Pick<SavedQuery, 'query' | 'name' | 'site'> {
  if (typeof kept !== 'object' || kept === null) return false;
  const { query, name, site } = kept as Record<string, unknown>;
  return typeof query === 'string' && query !== '' && typeof name === 'string' && typeof site === 'string';
}
