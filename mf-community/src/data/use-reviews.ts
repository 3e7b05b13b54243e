import useSWR from 'swr';

import { getReviews, reviewKeys } from '@campavia/api-client';
import type { Review } from '@campavia/contracts';

import { REVIEWS_PER_PAGE, type ReviewOrder } from '../rules/review-pages';

export interface ReviewsQuery {
  camperId: number;
  order: ReviewOrder;
  /** Counted from 1. */
  page: number;
}

export interface UseReviews {
  reviews: Review[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

export function useReviews({ camperId, order, page }: ReviewsQuery): UseReviews {
  const query = { camper_id: camperId, ordering: order, page, page_size: REVIEWS_PER_PAGE };
  const { data, error, isValidating, mutate } = useSWR(reviewKeys.reviews(query), () => getReviews(query));
  return {
    reviews: data?.results,
    hasFailed: error !== undefined && data === undefined,
    isLoading: isValidating,
    retry: () => void mutate(),
  };
}
