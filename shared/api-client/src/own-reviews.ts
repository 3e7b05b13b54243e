import { http, isApiError } from '@campavia/api-client/core';
import type {
  OwnReview,
  OwnReviewList,
  OwnReviewsQuery,
  ReportReview,
  ReviewsNeeded,
  ReviewsNeededQuery,
  UpdateReview,
  WriteReview,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { paramsOf } from './listings';

/** Cache keys of the user's own reviews. */
export const ownReviewKeys = {
  one: (id: number) => `own-reviews/${id}`,
  list: ({ box, page }: OwnReviewsQuery) => `own-reviews?${paramsOf({ box, page })}`,
  needed: ({ author_type, page }: ReviewsNeededQuery) => `reviews-needed?${paramsOf({ author_type, page })}`,
  isList: (key: unknown) => typeof key === 'string' && /^(own-reviews\?|reviews-needed)/.test(key),
};

/** The id of the existing review, after `createReview` was refused because another tab has created it. */
export function existingReviewOf(error: unknown): number | undefined {
  if (!isApiError(error) || error.status !== 409) return undefined;
  return (error.body as { id_review?: number } | undefined)?.id_review;
}

/** Time for ten megabytes at 0.8 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** One page of the reviews that the user received or sent. */
export function getOwnReviews(query: OwnReviewsQuery, options: EndpointOptions = {}): Promise<OwnReviewList> {
  return (options.http ?? http()).get<OwnReviewList>(`/v4/reviews/mine/?${paramsOf({ ...query })}`, options);
}

/** One page of the trips that the user may still review, those with the earliest deadline first. */
export function getReviewsNeeded(
  query: ReviewsNeededQuery,
  options: EndpointOptions = {},
): Promise<ReviewsNeeded> {
  return (options.http ?? http()).get<ReviewsNeeded>(`/3/reviews-needed/?${paramsOf({ ...query })}`, options);
}

/** A review by or about the user. @throws ApiError 404 `review_not_found` */
export function getOwnReview(id: number, options: EndpointOptions = {}): Promise<OwnReview> {
  return (options.http ?? http()).get<OwnReview>(`/3/review/${id}/`, options);
}

/**
 * Creates the review of a trip, complete or as a draft.
 * @throws ApiError 400; 404; 405 `review_too_early`, `review_closed`, `review_frozen`; 409 `review_exists` with its
 * `id_review`
 */
export function createReview(
  bookingId: number,
  body: WriteReview,
  options: EndpointOptions = {},
): Promise<OwnReview> {
  return (options.http ?? http()).post<OwnReview>(`/3/review/create/${bookingId}/`, body, options);
}

/** Changes or sends a review, or answers one. @throws ApiError 400; 404; 405; 412 with the `current` review */
export function updateReview(
  id: number,
  body: UpdateReview,
  options: EndpointOptions = {},
): Promise<OwnReview> {
  return (options.http ?? http()).patch<OwnReview>(`/3/review/${id}/`, body, options);
}

/** Adds a picture: JPEG, PNG or WebP, 10 MB at most. @throws ApiError 400 with a sentence under `image`; 404; 405; 429; 503 */
export function addReviewPicture(
  id: number,
  picture: File,
  options: EndpointOptions = {},
): Promise<OwnReview> {
  const form = new FormData();
  form.set('image', picture, picture.name);
  return (options.http ?? http()).patch<OwnReview>(`/3/review/${id}/photo/`, form, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}

/** Removes a picture. @throws ApiError 404; 405 */
export function removeReviewPicture(
  id: number,
  pictureId: number,
  options: EndpointOptions = {},
): Promise<OwnReview> {
  return (options.http ?? http()).delete<OwnReview>(
    `/3/review/${id}/photo/${pictureId}/`,
    undefined,
    options,
  );
}

/** Reports a review to the support team, once. @throws ApiError 404; 405 `review_own` */
export function reportReview(id: number, options: EndpointOptions = {}): Promise<void> {
  return (options.http ?? http()).patch<void>(`/3/review/${id}/report/`, undefined, options);
}

/** Reports another user's review with a reason, once. @throws ApiError 400 on `comment`; 404; 405 `review_own`; 429 */
export function reportReviewFor(
  id: number,
  form: ReportReview,
  options: EndpointOptions = {},
): Promise<void> {
  return (options.http ?? http()).post<void>(`/3/review/${id}/report/`, form, options);
}
