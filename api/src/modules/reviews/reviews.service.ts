import type { Review, ReviewList, ReviewsQuery, ReviewStats, ReviewStatsQuery } from '@campavia/contracts';
import { publishingMoment } from '@campavia/domain';

import { pageLinks } from '../../core/routing/page-links';
import type { Database } from '../../database/connect';
import { portraitOf } from '../../core/picture-addresses';
import { averageOf } from '../../core/review-average';
import { createReviewsStore, type ReviewRow } from './reviews.store';

const PATH = '/v4/reviews/';
const USUAL_PAGE = 10;

/** What people think of campers, of owners and of guests. */
export function createReviewsService(database: Database) {
  const store = createReviewsStore(database);

  /** One page of the reviews that a query asks for; empty beyond the last one. */
  async function list(query: ReviewsQuery): Promise<ReviewList> {
    const { ordering: order = '-published_date', page = 1, page_size: limit = USUAL_PAGE } = query;
    const [{ count }, rows] = await Promise.all([
      stats(query),
      store.list(query, { order, limit, offset: (page - 1) * limit }),
    ]);
    return { count, ...pageLinks(PATH, query, { page, size: limit, count }), results: rows.map(toReview) };
  }

  /** How many reviews a query asks for, their average and how many there are of each rating. */
  async function stats(query: ReviewStatsQuery): Promise<ReviewStats> {
    const rows = await store.ratings(query);
    const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0;
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const sum = rows.reduce((total, row) => total + row.rating * row.count, 0);
    const ratings = Object.fromEntries([1, 2, 3, 4, 5].map((rating) => [rating, countOf(rating)]));
    return { count, average: averageOf(sum, count), ratings };
  }

  return { list, stats };
}

export type ReviewsService = ReturnType<typeof createReviewsService>;

function toReview(row: ReviewRow): Review {
  const { published_on, reply, replied_on, guest_picture, owner_picture, ...fields } = row;
  return {
    ...fields,
    published_date: publishingMoment(published_on),
    guest_picture: portraitOf(guest_picture),
    owner_picture: portraitOf(owner_picture),
    reply:
      reply === null
        ? null
        : { comment: reply, published_date: publishingMoment(replied_on ?? published_on) },
  };
}
