import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { formatStoredQuery } from './stored-query';
import { describeSearchArea, type SearchArea } from '../search-area';

/** Stored with the name of its place, because the address has only the slug. */
export interface RecentSearch {
  query: string;
  where: SearchArea;
}

const MAX = 6;
const RELATIONS: readonly unknown[] = ['near', 'in', 'everywhere'];

/** The entry to store for a search; undefined when it has neither place nor dates, or an area without a name. */
export function toRecentSearch(query: SearchQuery, place: Place | undefined): RecentSearch | undefined {
  const { bbox, latitude, ordering: _, ...search } = query;
  if (latitude !== undefined || (bbox && search.where === undefined)) return undefined;
  if (search.where === undefined && search.date_from === undefined) return undefined;
  if (search.where !== undefined && !place) return undefined;
  return { query: formatStoredQuery(search), where: describeSearchArea(search, place) };
}

/** Adds at the front; replaces the search of the same place. */
export function addRecent(searches: readonly RecentSearch[], newest: RecentSearch): RecentSearch[] {
  const others = searches.filter(({ where }) => where.place !== newest.where.place);
  return [newest, ...others].slice(0, MAX);
}

export function parseRecentSearches(stored: unknown): RecentSearch[] {
  return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, MAX) : [];
}

function isRecentSearch(stored: unknown): stored is RecentSearch {
  if (typeof stored !== 'object' || stored === null) return false;
  const { query, where } = stored as Record<string, unknown>;
  if (typeof query !== 'string' || typeof where !== 'object' || where === null) return false;
  const { relation, place } = where as Record<string, unknown>;
  return RELATIONS.includes(relation) && typeof place === 'string';
}
