import { http } from '@campavia/api-client/core';
import type {
  ReviewList,
  ReviewsQuery,
  ReviewStats,
  ReviewStatsQuery,
  WallPicture,
  WallPictureList,
  WallQuery,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { paramsOf } from './listings';

/** The query of reviews in a stable order. */
export function reviewParams(query: ReviewsQuery | ReviewStatsQuery): URLSearchParams {
  const { camper_id, target_id, author_type, booking_id, country, type, rating, has_pictures } = query;
  const { ordering, page, page_size } = query as ReviewsQuery;
  const filters = { camper_id, target_id, author_type, booking_id, country, type, rating, has_pictures };
  return paramsOf({ ...filters, ordering, page, page_size });
}

/** The query of pictures in reviews in a stable order. */
export function wallParams({ country, type, page, page_size }: WallQuery): URLSearchParams {
  return paramsOf({ country, type, page, page_size });
}

/** Cache keys of reviews, apart from the others so that only their pages load them. */
export const reviewKeys = {
  reviews: (query: ReviewsQuery) => `reviews?${reviewParams(query)}`,
  reviewStats: (query: ReviewStatsQuery) => `review-stats?${reviewParams(query)}`,
  wallPictures: (query: WallQuery) => `review-pictures?${wallParams(query)}`,
  wallPicture: (id: number) => `review-pictures/${id}`,
};

/** One page of the reviews of a camper, of a person, of a booking or of all. */
export function getReviews(query: ReviewsQuery, options: EndpointOptions = {}): Promise<ReviewList> {
  return (options.http ?? http()).get<ReviewList>(`/v4/reviews/?${reviewParams(query)}`, options);
}

/** The number of such reviews by stars, and their average. */
export function getReviewStats(query: ReviewStatsQuery, options: EndpointOptions = {}): Promise<ReviewStats> {
  return (options.http ?? http()).get<ReviewStats>(`/v4/reviews/stats/?${reviewParams(query)}`, options);
}

/** One page of the pictures in reviews, newest reviews first. */
export function getWallPictures(query: WallQuery, options: EndpointOptions = {}): Promise<WallPictureList> {
  return (options.http ?? http()).get<WallPictureList>(`/v4/reviews/pictures/?${wallParams(query)}`, options);
}

/**
 * One picture with its review.
 * @throws ApiError 404 when it was removed.
 */
export function getWallPicture(id: number, options: EndpointOptions = {}): Promise<WallPicture> {
  return (options.http ?? http()).get<WallPicture>(`/v4/reviews/pictures/${id}/`, options);
}
