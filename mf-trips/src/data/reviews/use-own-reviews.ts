import useSWR from 'swr';

import {
  getOwnReviews,
  getReviewsNeeded,
  getReviewStats,
  ownReviewKeys,
  reviewKeys,
} from '@campavia/api-client';
import type {
  OwnReviewList,
  OwnReviewsQuery,
  ReviewNeeded,
  ReviewsNeeded,
  ReviewStats,
} from '@campavia/contracts';

export interface UseOwnReviews {
  list: OwnReviewList | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** One page of the reviews that a user received or sent. */
export function useOwnReviews(query: OwnReviewsQuery): UseOwnReviews {
  const { data, error, isValidating, mutate } = useSWR<OwnReviewList, unknown>(
    ownReviewKeys.list(query),
    () => getOwnReviews(query),
  );
  return {
    list: data,
    hasFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** The number of received and sent reviews; undefined while it loads. */
export function useReviewCounts(): Record<'received' | 'sent', number | undefined> {
  const received = useOwnReviews({ box: 'received', page: 1 });
  const sent = useOwnReviews({ box: 'sent', page: 1 });
  return { received: received.list?.count, sent: sent.list?.count };
}

/** The trips that still wait for a review; none where they cannot be loaded. */
export function useReviewsNeeded(): { trips: readonly ReviewNeeded[]; isLoading: boolean } {
  const query = {};
  const { data, error } = useSWR<ReviewsNeeded, unknown>(ownReviewKeys.needed(query), () =>
    getReviewsNeeded(query),
  );
  return { trips: data?.results ?? [], isLoading: data === undefined && error === undefined };
}

/** The average rating of the user; undefined while it loads. */
export function useReviewStats(userId: number): ReviewStats | undefined {
  const query = { target_id: userId };
  return useSWR(reviewKeys.reviewStats(query), () => getReviewStats(query)).data;
}
