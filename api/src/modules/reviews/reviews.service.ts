import type {
  Review,
  ReviewedCamper,
  ReviewList,
  ReviewsQuery,
  ReviewStats,
  ReviewStatsQuery,
  WallPicture,
  WallPictureList,
  WallQuery,
} from '@campavia/contracts';
import { publishingMoment } from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import { portraitOf, toPictures } from '../../core/picture-addresses';
import { averageOf } from '../../core/review-average';
import { pageLinks } from '../../core/routing/page-links';
import type { Database } from '../../database/connect';
import { createReviewCounts } from './count-reviews';
import { createReviewsStore, type ReviewedCamperRow, type ReviewRow, type WallRow } from './reviews.store';

const PATH = '/v4/reviews/';
const USUAL_PAGE = 10;
const WALL_PATH = '/v4/reviews/pictures/';
const WALL_PAGE = 24;

/** What people think of campers, of owners and of guests. */
export function createReviewsService(database: Database) {
  const store = createReviewsStore(database);
  const counts = createReviewCounts(store);

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
    const rows = await counts.ratings(query);
    const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0;
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const sum = rows.reduce((total, row) => total + row.rating * row.count, 0);
    const ratings = Object.fromEntries([1, 2, 3, 4, 5].map((rating) => [rating, countOf(rating)]));
    return { count, average: averageOf(sum, count), ratings };
  }

  /** One page of the pictures in reviews, those of the newest review first; empty beyond the last one. */
  async function listPictures(query: WallQuery): Promise<WallPictureList> {
    const { page = 1, page_size: limit = WALL_PAGE } = query;
    const [count, rows] = await Promise.all([
      counts.pictures(query),
      store.listPictures(query, { limit, offset: (page - 1) * limit }),
    ]);
    return {
      count,
      ...pageLinks(WALL_PATH, query, { page, size: limit, count }),
      results: rows.map(toWallPicture),
    };
  }

  /** @throws HttpError 404 for a picture that does not exist or has been removed */
  async function findPicture(id: number): Promise<WallPicture> {
    const row = await store.findPicture(id);
    if (!row) throw new HttpError(404, 'picture_not_found');
    return toWallPicture(row);
  }

  return { list, stats, listPictures, findPicture };
}

export type ReviewsService = ReturnType<typeof createReviewsService>;

function toReview(row: ReviewRow): Review {
  const { published_on, reply, replied_on, guest_picture, owner_picture, pictures, camper, ...fields } = row;
  return {
    ...fields,
    published_date: publishingMoment(published_on),
    guest_picture: portraitOf(guest_picture),
    owner_picture: portraitOf(owner_picture),
    reply:
      reply === null
        ? null
        : { comment: reply, published_date: publishingMoment(replied_on ?? published_on) },
    pictures: pictures.flatMap(({ id, scene }) => toPictures([scene]).map((picture) => ({ id, ...picture }))),
    camper: camper && toReviewedCamper(camper),
  };
}

function toReviewedCamper({ review_sum, scene, ...camper }: ReviewedCamperRow): ReviewedCamper {
  const [picture = null] = scene === null ? [] : toPictures([scene]);
  return { ...camper, review_average: averageOf(review_sum, camper.review_count), picture };
}

function toWallPicture({ wall_id, wall_scene, ...review }: WallRow): WallPicture {
  const [{ url, srcset } = { url: '', srcset: '' }] = toPictures([wall_scene]);
  return { id: wall_id, url, srcset, review: toReview(review) };
}
