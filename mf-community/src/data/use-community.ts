import useSWR from 'swr';

import {
  getReviews,
  getReviewStats,
  getWallPicture,
  getWallPictures,
  reviewKeys,
} from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { ReviewList, ReviewStats, WallPicture, WallPictureList } from '@campavia/contracts';

import {
  ALL_REVIEWS,
  PICTURE_COUNT,
  toReviewsQuery,
  toWallQuery,
  type CommunityFilters,
  type ReviewsView,
} from '../rules/community-view';

export interface UseCommunityCounts {
  /** Undefined while they load and when they fail. */
  stats: ReviewStats | undefined;
  pictureCount: number | undefined;
  isLoading: boolean;
}

/** The total number of reviews and pictures. */
export function useCommunityCounts(): UseCommunityCounts {
  const stats = useSWR(reviewKeys.reviewStats(ALL_REVIEWS), () => getReviewStats(ALL_REVIEWS));
  const pictures = useSWR(reviewKeys.wallPictures(PICTURE_COUNT), () => getWallPictures(PICTURE_COUNT));
  return { stats: stats.data, pictureCount: pictures.data?.count, isLoading: stats.isLoading };
}

export interface UseAllReviews {
  /** The previous page's while the next one loads. */
  list: ReviewList | undefined;
  isLoading: boolean;
  isOutdated: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** One page of the reviews of all campers. */
export function useAllReviews(view: ReviewsView): UseAllReviews {
  const query = toReviewsQuery(view);
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    reviewKeys.reviews(query),
    () => getReviews(query),
    { keepPreviousData: true },
  );
  const hasFailed = error !== undefined && !isLoading;
  return {
    list: hasFailed ? undefined : data,
    isLoading: isValidating,
    isOutdated: isLoading && data !== undefined,
    hasFailed,
    retry: () => void mutate(),
  };
}

export interface UseWallPage {
  list: WallPictureList | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** One page of pictures from reviews; `page` counts from 1. */
export function useWallPage(filters: CommunityFilters, page: number): UseWallPage {
  const query = toWallQuery(filters, page);
  const { data, error, isValidating, mutate } = useSWR(reviewKeys.wallPictures(query), () =>
    getWallPictures(query),
  );
  return {
    list: data,
    isLoading: isValidating,
    hasFailed: error !== undefined && data === undefined,
    retry: () => void mutate(),
  };
}

export interface UseWallPicture {
  picture: WallPicture | undefined;
  isGone: boolean;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/** One picture, requested unless it is known already. */
export function useWallPicture(id: number, known: WallPicture | undefined): UseWallPicture {
  const { data, error, isValidating, mutate } = useSWR(known ? null : reviewKeys.wallPicture(id), () =>
    getWallPicture(id),
  );
  const isGone = isApiError(error) && error.status === 404;
  return {
    picture: known ?? data,
    isGone,
    hasFailed: error !== undefined && !isGone && !data,
    isLoading: isValidating,
    retry: () => void mutate(),
  };
}
