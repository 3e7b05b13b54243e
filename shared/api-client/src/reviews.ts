import { http } from '@campavia/api-client/core';
import type { ReviewList, ReviewsQuery, ReviewStats, ReviewStatsQuery } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { reviewParams } from './listings';

/** One page of the reviews of a camper, of a person or of a booking. */
export function getReviews(query: ReviewsQuery, options: EndpointOptions = {}): Promise<ReviewList> {
  return (options.http ?? http()).get<ReviewList>(`/v4/reviews/?${reviewParams(query)}`, options);
}

/** How many such reviews there are, of how many stars, and their average. */
export function getReviewStats(query: ReviewStatsQuery, options: EndpointOptions = {}): Promise<ReviewStats> {
  return (options.http ?? http()).get<ReviewStats>(`/v4/reviews/stats/?${reviewParams(query)}`, options);
}
