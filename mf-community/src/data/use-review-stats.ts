import useSWR from 'swr';

import { getReviewStats, listingKeys } from '@campavia/api-client';
import type { ReviewStats } from '@campavia/contracts';

export interface UseReviewStats {
  /** Undefined while they are on their way, and where they do not come. */
  stats: ReviewStats | undefined;
  isLoading: boolean;
}

/** How many reviews a camper has of every number of stars. */
export function useReviewStats(camperId: number): UseReviewStats {
  const query = { camper_id: camperId };
  const { data, isLoading } = useSWR(listingKeys.reviewStats(query), () => getReviewStats(query));
  return { stats: data, isLoading };
}
