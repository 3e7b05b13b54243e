import type { FastifyRequest } from 'fastify';

import type { OwnReview } from '@campavia/contracts';
import { MAX_REVIEW_PICTURES, reviewWindow } from '@campavia/domain';

import type { ServiceContext } from '../../../core/app-context';
import { HttpError, InvalidFieldsError, type Sentence } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import type { UploadProcesses } from '../../../core/uploads/upload-processes';
import { withRetry } from '../../../database/with-retry';
import { factsOf, nowOf, type BookingProcess, type BookingRow } from '../../bookings/booking-process.service';
import { drawSentPicture, type PictureFiles } from '../../owner-pictures/owner-pictures.service';
import { toOwnReview } from './own-reviews.mapper';
import { lockUnpublished, type ReviewEdit } from './own-review-access';
import { createOwnReviewsStore, type OwnReviewRow } from './own-reviews.store';
import { requireOpen } from './read-review';

const UPLOADS = { most: 60, withinMs: 600_000 };
const FIELDS = ['image', 'photo'];

export interface ReviewPicturesNeeds extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  process: Pick<BookingProcess, 'lock'>;
  files: Pick<PictureFiles, 'store'>;
  uploads: UploadProcesses;
}

/** Pictures that guests attach to their reviews. */
export function createReviewPictures({
  database,
  clock,
  rateLimits,
  process,
  files,
  uploads,
}: ReviewPicturesNeeds) {
  const limiter = rateLimits.limiter('review-picture', UPLOADS);

  /** Checks that a user may add a picture, before its file is read. @throws as `add`; TooManyRequestsError */
  async function requireUpload(edit: ReviewEdit): Promise<void> {
    await withRetry(database, async (transaction) => {
      const { booking, review } = await lockUnpublished(transaction, process, edit);
      requireRoom(booking, review);
    });
    await limiter.take(String(edit.userId));
  }

  /** @throws HttpError 404; 405; InvalidFieldsError on `image`; ServiceUnavailableError */
  async function add(edit: ReviewEdit, content: Buffer): Promise<OwnReview> {
    const drawn = await drawSentPicture(content, uploads).catch(refuseAsImage);
    const scene = await files.store(drawn.files);
    return withRetry(database, async (transaction) => {
      const { booking, review } = await lockUnpublished(transaction, process, edit);
      requireRoom(booking, review);
      const store = createOwnReviewsStore(transaction);
      await store.addPicture(review.id, scene);
      return toOwnReview((await store.find(review.id, edit.userId)) ?? review, edit.userId);
    });
  }

  /** @throws HttpError 404 picture_not_found; 405 */
  function remove(edit: ReviewEdit, pictureId: string): Promise<OwnReview> {
    return withRetry(database, async (transaction) => {
      const { booking, review } = await lockUnpublished(transaction, process, edit);
      requireOpen(reviewWindow(factsOf(booking), nowOf(clock)));
      const store = createOwnReviewsStore(transaction);
      const isGone = await store.removePicture(review.id, parseRowId(pictureId), clock.now());
      if (!isGone) throw new HttpError(404, 'picture_not_found');
      return toOwnReview((await store.find(review.id, edit.userId)) ?? review, edit.userId);
    });
  }

  function requireRoom(booking: BookingRow, review: OwnReviewRow): void {
    requireOpen(reviewWindow(factsOf(booking), nowOf(clock)));
    if (review.author_type === 'owner') throw new HttpError(405, 'review_without_pictures');
    if (review.pictures.length >= MAX_REVIEW_PICTURES) {
      refuse({ id: 'review_pictures_too_many', values: { limit: MAX_REVIEW_PICTURES } });
    }
  }

  return { requireUpload, add, remove };
}

/** Reads the one file of a form. @throws InvalidFieldsError on `image` */
export async function readImageForm(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) refuse({ id: 'field_picture_missing' });
  try {
    const part = await request.file({ limits: { files: 1 } });
    if (!part || !FIELDS.includes(part.fieldname)) refuse({ id: 'field_picture_missing' });
    return await part.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      refuse({ id: 'field_picture_too_heavy' });
    throw error;
  }
}

function refuseAsImage(error: unknown): never {
  if (error instanceof InvalidFieldsError && error.fields.photo) refuse(error.fields.photo);
  throw error;
}

function refuse(sentence: Sentence): never {
  throw new InvalidFieldsError({ image: sentence });
}
