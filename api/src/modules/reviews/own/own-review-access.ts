import { HttpError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { requireMatch } from '../../../core/preconditions/preconditions';
import type { Database } from '../../../database/connect';
import type { BookingProcess, BookingRow } from '../../bookings/booking-process.service';
import { toOwnReview } from './own-reviews.mapper';
import { createOwnReviewsStore, type OwnReviewRow } from './own-reviews.store';

/** A review that a user changes, and the version that the change is based on, if the call names it. */
export interface ReviewEdit {
  userId: number;
  id: string;
  ifMatch?: string | undefined;
}

/** A review that a user wrote or received. @throws HttpError 404 review_not_found */
export async function requireReview(
  database: Database,
  userId: number,
  id: string | number,
): Promise<OwnReviewRow> {
  const review = await createOwnReviewsStore(database).find(parseRowId(id), userId);
  if (!review) throw new HttpError(404, 'review_not_found');
  return review;
}

/**
 * Locks one's own review with its booking, to change it.
 * @throws HttpError 404; 405 review_published; 412 edited_meanwhile
 */
export async function lockUnpublished(
  transaction: Database,
  process: Pick<BookingProcess, 'lock'>,
  { userId, id, ifMatch }: ReviewEdit,
): Promise<{ booking: BookingRow; review: OwnReviewRow }> {
  const { booking_id: bookingId } = await requireReview(transaction, userId, id);
  if (bookingId === null) throw new HttpError(405, 'review_published');
  const booking = await process.lock(transaction, bookingId);
  const review = await requireReview(transaction, userId, id);
  if (review.published_on !== null) throw new HttpError(405, 'review_published');
  if (ifMatch !== undefined) requireMatch(ifMatch, toOwnReview(review, userId));
  return { booking, review };
}
