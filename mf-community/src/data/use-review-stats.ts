import useSWR from 'swr';

import { getReviewStats, reviewKeys } from '@campavia/api-client';
import type { ReviewStats } from '@campavia/contracts';

export interface UseReviewStats {
  /** Undefined while they load and when they fail. */
  stats: ReviewStats | undefined;
  isLoading: boolean;
}

export function useReviewStats(camperId: number): UseReviewStats {
  const query = { camper_id: camperId };
  const { data, isLoading } = useSWR(reviewKeys.reviewStats(query), () => getReviewStats(query));
  return { stats: data, isLoading };
}
