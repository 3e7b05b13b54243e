import useSWR from 'swr';

import { getReviews, listingKeys } from '@campavia/api-client';
import type { Review } from '@campavia/contracts';

import { REVIEWS_PER_PAGE, type ReviewOrder } from '../rules/review-pages';

export interface ReviewsQuery {
  camperId: number;
  order: ReviewOrder;
  /** From 1 on. */
  page: number;
}

export interface UseReviews {
  /** Undefined until they are loaded. */
  reviews: Review[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/** One page of the reviews of a camper. */
export function useReviews({ camperId, order, page }: ReviewsQuery): UseReviews {
  const query = { camper_id: camperId, ordering: order, page, page_size: REVIEWS_PER_PAGE };
  const { data, error, isValidating, mutate } = useSWR(listingKeys.reviews(query), () => getReviews(query));
  return {
    reviews: data?.results,
    hasFailed: error !== undefined && data === undefined,
    isLoading: isValidating,
    retry: () => void mutate(),
  };
}
