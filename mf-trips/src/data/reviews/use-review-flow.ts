import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import {
  createReview,
  currentOf,
  existingReviewOf,
  getOwnReview,
  getReviewsNeeded,
  ownReviewKeys,
  updateReview,
} from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { GuestBooking, OwnReview, WriteReview } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { useForgetReviews } from './use-respond';

export interface UseReviewFlow {
  review: OwnReview | undefined;
  isLoading: boolean;
  /** The address names a review that cannot be read. */
  isMissing: boolean;
  /** The draft of the trip, if the address names none. */
  draftId: number | undefined;
  /** Saves a draft, or changes a sent review; undefined if it was refused. */
  save: (form: WriteReview) => Promise<OwnReview | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
  /** Another tab has changed the review meanwhile; the next save replaces that. */
  isStale: boolean;
}

/** The review of a trip while it is written. */
export function useReviewFlow(
  { id: bookingId, state }: Pick<GuestBooking, 'id' | 'state'>,
  reviewId: number | undefined,
): UseReviewFlow {
  const { mutate } = useSWRConfig();
  const { events } = usePlatform();
  const forget = useForgetReviews();
  const [isStale, setIsStale] = useState(false);
  const { data, error } = useSWR<OwnReview, unknown>(
    reviewId === undefined ? null : ownReviewKeys.one(reviewId),
    () => getOwnReview(Number(reviewId)),
    { revalidateOnFocus: false },
  );
  const draft = useDraft(bookingId, reviewId === undefined);
  const saving = useAction(async (form: WriteReview) => {
    setIsStale(false);
    try {
      const saved = await saveReview(bookingId, data, form);
      await mutate(ownReviewKeys.one(saved.id), saved, { revalidate: false });
      await forget();
      if (saved.state !== 'draft') events.send('booking.changed', { bookingId, state });
      return saved;
    } catch (failure) {
      const current = currentOf<OwnReview>(failure);
      if (current) {
        setIsStale(true);
        await mutate(ownReviewKeys.one(current.id), current, { revalidate: false });
      }
      throw failure;
    }
  });
  return {
    review: data,
    isLoading: reviewId === undefined ? draft.isLoading : data === undefined && error === undefined,
    isMissing: error !== undefined && data === undefined,
    draftId: draft.id,
    save: saving.perform,
    isBusy: saving.isBusy,
    entries: isStale ? [] : failureEntries(saving.error),
    isStale,
  };
}

function useDraft(bookingId: number, isWanted: boolean): { id: number | undefined; isLoading: boolean } {
  const query = { author_type: 'guest', page_size: 100 } as const;
  const { data, isLoading } = useSWR(isWanted ? `${ownReviewKeys.needed(query)}&all` : null, () =>
    getReviewsNeeded(query),
  );
  const found = data?.results.find(({ booking_id }) => booking_id === bookingId);
  return { id: found?.id_review ?? undefined, isLoading };
}

async function saveReview(
  bookingId: number,
  review: OwnReview | undefined,
  form: WriteReview,
): Promise<OwnReview> {
  if (review) return updateReview(review.id, form, { ifMatch: review.etag });
  try {
    return await createReview(bookingId, { is_draft: true, ...form });
  } catch (error) {
    const id = existingReviewOf(error);
    if (id === undefined) throw error;
    return updateReview(id, form);
  }
}
