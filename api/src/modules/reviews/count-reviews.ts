import type { ReviewStatsQuery, WallQuery } from '@campavia/contracts';

import { memoize } from '../../core/memoize';
import type { ReviewsStore } from './reviews.store';

/** Counts over the whole site read every review. */
const SITE_COUNTS = { most: 500, forMs: 10_000 };

/** Counts of reviews; those over the whole site are up to ten seconds old. */
export function createReviewCounts(store: Pick<ReviewsStore, 'ratings' | 'countPictures'>) {
  const ratingsOfSite = memoize((filters) => store.ratings(JSON.parse(filters)), SITE_COUNTS);
  const picturesOfSite = memoize((filters) => store.countPictures(JSON.parse(filters)), SITE_COUNTS);

  /** How many reviews there are of every rating. */
  function ratings(query: ReviewStatsQuery) {
    const { camper_id, target_id, booking_id, author_type, country, type, rating, has_pictures } = query;
    if (camper_id ?? target_id ?? booking_id) return store.ratings(query);
    return ratingsOfSite(JSON.stringify({ author_type, country, type, rating, has_pictures }));
  }

  function pictures({ country, type }: WallQuery): Promise<number> {
    return picturesOfSite(JSON.stringify({ country, type }));
  }

  return { ratings, pictures };
}
