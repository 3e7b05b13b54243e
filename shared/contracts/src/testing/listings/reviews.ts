import type { Review, ReviewList, ReviewStats } from '../../listings/reviews';

/** Five stars for the campervan in Annecy. */
export function aReview(over: Partial<Review> = {}): Review {
  return {
    id: 9001,
    camper_id: 1201,
    booking_id: null,
    author_type: 'guest',
    rating: 5,
    comment: 'Spotless, and Camille explained everything.',
    language: 'en',
    published_date: '2026-09-21T00:00:00Z',
    guest_id: 412,
    guest_first_name: 'Emma',
    guest_picture: null,
    owner_id: 77,
    owner_first_name: 'Camille',
    owner_picture: null,
    reply: { comment: 'Come back whenever you like!', published_date: '2026-09-22T00:00:00Z' },
    ...over,
  };
}

/** One page of reviews. */
export function someReviews(results: Review[] = [aReview()], over: Partial<ReviewList> = {}): ReviewList {
  return { count: results.length, next: null, previous: null, results, ...over };
}

/** What 23 guests thought. */
export function someReviewStats(over: Partial<ReviewStats> = {}): ReviewStats {
  return { count: 23, average: 4.83, ratings: { 5: 20, 4: 2, 3: 1, 2: 0, 1: 0 }, ...over };
}
