import { http } from '@campavia/api-client/core';
import type { ReviewStats, ReviewStatsQuery } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { reviewParams } from './listing-keys';

/** How many such reviews there are, of how many stars, and their average. */
export function getReviewStats(query: ReviewStatsQuery, options: EndpointOptions = {}): Promise<ReviewStats> {
  return (options.http ?? http()).get<ReviewStats>(`/v4/reviews/stats/?${reviewParams(query)}`, options);
}
