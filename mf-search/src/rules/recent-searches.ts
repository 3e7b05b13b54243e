import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { keptQuery } from './kept-query';
import { whereaboutsOf, type Whereabouts } from './whereabouts';

/** A search somebody looked at, with the words for its place, which its address only knows by a slug. */
export interface RecentSearch {
  /** Of its address. */
  query: string;
  where: Whereabouts;
}

const MOST = 6;
const RELATIONS: readonly unknown[] = ['near', 'in', 'everywhere'];

/**
 * What is kept of a search; nothing where there is nothing to come back to: no place and no days, or an area
 * that has no name.
 */
export function recentOf(query: SearchQuery, place: Place | undefined): RecentSearch | undefined {
  const { bbox, latitude, ordering: _, ...search } = query;
  if (latitude !== undefined || (bbox && search.where === undefined)) return undefined;
  if (search.where === undefined && search.date_from === undefined) return undefined;
  if (search.where !== undefined && !place) return undefined;
  return { query: keptQuery(search), where: whereaboutsOf(search, place) };
}

/** The searches with one more, the newest first. Other days or filters at the same place take its place. */
export function withRecent(searches: readonly RecentSearch[], newest: RecentSearch): RecentSearch[] {
  const others = searches.filter(({ where }) => where.place !== newest.where.place);
  return [newest, ...others].slice(0, MOST);
}

/** Reads what was kept; passes over what is no search. */
export function readRecent(kept: unknown): RecentSearch[] {
  return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MOST) : [];
}

function isRecentSearch(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null) return false;
  const { query, where } = kept as Record<string, unknown>;
  if (typeof query !== 'string' || typeof where !== 'object' || where === null) return false;
  const { relation, place } = where as Record<string, unknown>;
  return RELATIONS.includes(relation) && typeof place === 'string';
}
