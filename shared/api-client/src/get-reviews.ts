import { http } from '@campavia/api-client/core';
import type { ReviewList, ReviewsQuery } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { reviewParams } from './listing-keys';

/** One page of the reviews of a camper, of a person or of a booking. */
export function getReviews(query: ReviewsQuery, options: EndpointOptions = {}): Promise<ReviewList> {
  return (options.http ?? http()).get<ReviewList>(`/v4/reviews/?${reviewParams(query)}`, options);
}
