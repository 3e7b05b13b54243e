import type { SearchQuery } from '@campavia/domain';

import { keptQuery } from './kept-query';

/** A search that somebody keeps, in this browser or by their account. */
export interface KeptSearch {
  /** Unique among those kept in the same place. */
  id: string;
  /** Of its address. */
  query: string;
  /** What its owner calls it. */
  name: string;
  /** The site it is searched on: `de-at`. */
  site: string;
  /** Whether new campers that fit are told by mail; never of one kept in a browser. */
  mailed: boolean;
}

/** As many as an account keeps. */
export const MOST_KEPT = 20;
export const LONGEST_NAME = 100;

/** The one among those kept that asks the same on the same site. */
export function keptAmong(
  searches: readonly KeptSearch[],
  query: SearchQuery,
  site: string,
): KeptSearch | undefined {
  const text = keptQuery(query);
  return searches.find((search) => search.query === text && search.site === site);
}

/** A search as a browser keeps it. */
export function localSearch(query: string, name: string, site: string): KeptSearch {
  return { id: `${site}?${query}`, query, name: tidyName(name), site, mailed: false };
}

/** A name on one line, as long as names may be. */
export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}

/** Reads what a browser kept; passes over what is no search. */
export function readLocal(kept: unknown): KeptSearch[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(isKept)
    .map(({ query, name, site }) => localSearch(query, name, site))
    .slice(0, MOST_KEPT);
}

function isKept(kept: unknown): kept is Pick<KeptSearch, 'query' | 'name' | 'site'> {
  if (typeof kept !== 'object' || kept === null) return false;
  const { query, name, site } = kept as Record<string, unknown>;
  return typeof query === 'string' && query !== '' && typeof name === 'string' && typeof site === 'string';
}
