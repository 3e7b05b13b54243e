import type { Place } from '@campavia/contracts';

import { foldPlaceName } from './fold-place-name';
import type { Database } from '../../database/connect';
import { boxAround, distanceKm, type Point } from '../../core/geo';
import { HttpError } from '../../core/http-errors';
import { toPlace } from './places.mapper';
import { createPlacesStore } from './places.store';
import { memoize } from '../../core/memoize';

const NEAR_ENOUGH_KM = 200;

/** Finds places by typed text, slug or coordinates. */
export function createPlacesService(database: Database) {
  const store = createPlacesStore(database);

  /** Places that match a text, best first; none for an empty text. */
  async function find(text: string, limit: number): Promise<Place[]> {
    const name = foldPlaceName(text);
    if (!name) return [];
    const rows = await store.startingWith(name, limit);
    if (rows.length < limit && name.length >= 3) {
      const found = rows.map(({ id }) => id);
      rows.push(...(await store.soundingLike(name, limit - rows.length, found)));
    }
    return rows.map(toPlace);
  }

  /**
   * The place of a slug.
   * @throws HttpError 406 with `correct_slug` for a renamed or misspelt slug, 404 for others
   */
  async function get(slug: string): Promise<Place> {
    const readable = withoutNull(slug);
    const row = await store.bySlug(readable);
    if (row) return toPlace(row);
    const correct = await correctSlug(readable);
    if (!correct) throw new HttpError(404, 'place_not_found');
    throw new HttpError(406, 'place_renamed', { correct_slug: correct });
  }

  async function correctSlug(slug: string): Promise<string | undefined> {
    const renamed = await store.slugAfterRename(slug);
    if (renamed) return renamed;
    const name = foldPlaceName(slug);
    if (!name) return undefined;
    const tidy = name.replaceAll(' ', '-');
    const known = (await store.bySlug(tidy))?.slug ?? (await store.slugAfterRename(tidy));
    return known ?? (await store.slugOfName(name)) ?? (await store.slugOfSimilarName(name));
  }

  /** The place that `where` of a search means: a slug, a former slug, or free text. */
  async function findByText(where: string): Promise<Place | undefined> {
    const readable = withoutNull(where);
    const row = await store.bySlug(readable);
    if (row) return toPlace(row);
    const renamed = await store.slugAfterRename(readable);
    if (renamed) return get(renamed);
    const [best] = await find(readable, 1);
    return best;
  }

  /**
   * The town nearest to a point.
   * @throws HttpError 404 when none is within 200 km
   */
  async function nearest(point: Point): Promise<Place> {
    const towns = await store.townsNear(point);
    const byDistance = towns
      .map((town) => ({ town, km: distanceKm(point, town) }))
      .sort((a, b) => a.km - b.km);
    const [closest] = byDistance;
    if (!closest || closest.km > NEAR_ENOUGH_KM) throw new HttpError(404, 'place_not_found');
    return toPlace(closest.town);
  }

  /** The towns with the largest population around a point. */
  async function largestAround(point: Point, km: number, limit: number): Promise<Place[]> {
    return (await store.largestIn(boxAround(point, km), limit)).map(toPlace);
  }

  // Most searches name one of few places, and places rarely change.
  return { find, get, findByText: memoize(findByText, { most: 500, forMs: 60_000 }), nearest, largestAround };
}

export type PlacesService = ReturnType<typeof createPlacesService>;

// PostgreSQL does not accept NUL characters.
function withoutNull(text: string): string {
  return text.replaceAll('\0', '');
}
