import type { Referential } from '@campavia/contracts';
import { VEHICLE_TYPES } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { POPULAR_PLACES, POPULAR_RADIUS_KM } from '../../core/popular-places';
import { averageOf } from '../../core/review-average';
import { createReferentialStore } from './referential.store';

const FRESH_MS = 60_000;

/** Counts of the marketplace, the same for every reader. */
type Figures = Pick<Referential, 'vehicle_types' | 'stats' | 'popular_places'>;

/** Marketplace counts, cached for a minute. */
export function createMarketplaceCounts(database: Database) {
  const store = createReferentialStore(database);
  let last: { figures: Promise<Figures>; at: number } | undefined;

  /** Counts that are at most a minute old. */
  async function findRecent(): Promise<Figures> {
    if (!last || performance.now() - last.at > FRESH_MS) {
      last = { figures: count(), at: performance.now() };
      // A failed count must not be cached.
      last.figures.catch(() => (last = undefined));
    }
    return last.figures;
  }

  async function count(): Promise<Figures> {
    const [{ perType, campers, reviews, ratings }, popular_places] = await Promise.all([
      store.standing(),
      popularPlaces(),
    ]);
    return {
      vehicle_types: VEHICLE_TYPES.map(({ id, code }) => ({ id, code, campers: perType.get(id) ?? 0 })),
      stats: { campers, reviews, average: averageOf(ratings, reviews) },
      popular_places,
    };
  }

  async function popularPlaces(): Promise<Figures['popular_places']> {
    const places = await store.placesOf(POPULAR_PLACES);
    return Promise.all(
      places.map(async ({ slug, name, country, ...centre }) => {
        const campers = await store.campersAround(centre, POPULAR_RADIUS_KM);
        return { slug, name, country, campers };
      }),
    );
  }

  return { findRecent };
}
