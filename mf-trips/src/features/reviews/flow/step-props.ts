import type { GuestBooking, OwnReview } from '@campavia/contracts';
import type { TypedTexts } from '@campavia/parts/review-form';
import { pathOf } from '@campavia/remote-kit';

import type { UseReviewFlow } from '../../../data/reviews/use-review-flow';

export interface StepProps {
  trip: GuestBooking;
  flow: UseReviewFlow;
  review: OwnReview | undefined;
  /** Typed and unsent texts. */
  typed: TypedTexts;
}

/** The path of a step, with the review that is written. */
export function stepPath(id: number, step: string, reviewId?: number): string {
  const search = reviewId === undefined ? '' : `id_review=${reviewId}`;
  return pathOf('trip.review.step', { id, step }, search) ?? '/';
}
