import { findClaimTransition, MAX_CONDITION_PHOTOS, type ConditionMoment } from '@campavia/domain';

import type { ServiceContext } from '../../../core/app-context';
import { ignoreUnavailableFiles } from '../../../core/files/file-store';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import type { BookingProcess } from '../../bookings/booking-process.service';
import { createClaimsStore } from '../claims.store';
import { createConditionReportsStore } from '../condition-reports.store';
import { waitsFor } from '../conditions.mapper';
import { requireWritable, type ConditionParty } from '../require-writable';
import type { ConditionFiles } from './condition-files';
import { createConditionPhotosStore } from './condition-photos.store';
import type { SentPhoto } from './read-photo';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  process: Pick<BookingProcess, 'findOwn' | 'lock'>;
  files: ConditionFiles;
}

const UPLOADS = { most: 120, withinMs: 600_000 };

/** Photos of condition reports and claims: who may add, remove and see them. */
export function createConditionPhotos(needs: Needs) {
  return { ...adding(needs), ...keeping(needs) };
}

export type ConditionPhotos = ReturnType<typeof createConditionPhotos>;

function adding({ database, clock, rateLimits, process, files }: Needs) {
  const uploads = rateLimits.limiter('condition-photo', UPLOADS);

  /** Checks that the user may upload, before any file is read. @throws HttpError 404; TooManyRequestsError */
  async function requireUpload({ side, userId, id }: ConditionParty): Promise<void> {
    await process.findOwn(side, userId, id);
    await uploads.take(String(userId));
  }

  /** Adds a photo to a report. @throws HttpError 404, 405; InvalidFieldsError on `photo` when there are too many */
  async function addToReport(by: ConditionParty, moment: ConditionMoment, photo: SentPhoto): Promise<void> {
    await add(by, photo, async (transaction, bookingId) => {
      const booking = await process.lock(transaction, bookingId);
      await requireWritable(transaction, { booking, moment, now: clock.now() });
      const written = { bookingId, moment, by: by.side, at: clock.now() };
      return { report_id: (await createConditionReportsStore(transaction).change(written, {})).id };
    });
  }

  /**
   * Adds a photo to an open claim: the guest as long as they may answer it.
   * @throws HttpError 404 claim_not_found, 405 claim_closed, claim_answer_too_late; InvalidFieldsError
   */
  async function addToClaim(by: ConditionParty, claimId: string, photo: SentPhoto): Promise<void> {
    await add(by, photo, async (transaction, bookingId) => {
      await process.lock(transaction, bookingId);
      const claims = await createClaimsStore(transaction).list(bookingId);
      const claim = claims.find(({ id }) => id === parseRowId(claimId));
      if (!claim) throw new HttpError(404, 'claim_not_found');
      if (!findClaimTransition('withdraw', 'owner', claim.state)) throw new HttpError(405, 'claim_closed');
      if (by.side === 'guest' && waitsFor(claim, clock.now()) !== 'guest') {
        throw new HttpError(405, claim.answer === null ? 'claim_answer_too_late' : 'claim_answered');
      }
      return { claim_id: claim.id };
    });
  }

  async function add(
    { side, userId, id }: ConditionParty,
    photo: SentPhoto,
    prepare: Prepare,
  ): Promise<void> {
    const { id: bookingId } = await process.findOwn(side, userId, id);
    const file = await files.store(bookingId, photo.content);
    await withRetry(database, async (transaction) => {
      const place = { report_id: null, claim_id: null, ...(await prepare(transaction, bookingId)) };
      const store = createConditionPhotosStore(transaction);
      const others = (await store.list(bookingId)).filter(
        ({ report_id, claim_id }) => report_id === place.report_id && claim_id === place.claim_id,
      );
      const isThere = others.some((other) => other.file === file);
      // Each side of a claim has its own limit, so that neither keeps the other from sending evidence.
      const counted = others.filter(({ added_by }) => place.claim_id === null || added_by === side);
      if (!isThere && counted.length >= MAX_CONDITION_PHOTOS) {
        const values = { limit: MAX_CONDITION_PHOTOS };
        throw new InvalidFieldsError({ photo: { id: 'condition_photos_too_many', values } });
      }
      const { name, content } = photo;
      await store.add({ ...place, file, name, bytes: content.length, added_by: side, added_at: clock.now() });
    });
  }

  return { requireUpload, addToReport, addToClaim };
}

function keeping({ database, clock, process, files }: Needs) {
  /** Removes a photo of a report. @throws HttpError 404, 405 */
  async function remove(by: ConditionParty, moment: ConditionMoment, photoId: string): Promise<void> {
    const { id: bookingId } = await process.findOwn(by.side, by.userId, by.id);
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      const report = await requireWritable(transaction, { booking, moment, now: clock.now() });
      const store = createConditionPhotosStore(transaction);
      const photo = (await store.list(bookingId)).find(({ id }) => id === parseRowId(photoId));
      if (!report || photo?.report_id !== report.id) throw new HttpError(404, 'picture_not_found');
      await store.remove(photo.id);
      const written = { bookingId, moment, by: by.side, at: clock.now() };
      await createConditionReportsStore(transaction).change(written, {});
    });
    await files.removeUnused().catch(ignoreUnavailableFiles);
  }

  /** The content of a photo. @throws HttpError 404 */
  async function open({ side, userId, id }: ConditionParty, photoId: string) {
    const { id: bookingId } = await process.findOwn(side, userId, id);
    const photos = await createConditionPhotosStore(database).list(bookingId);
    const photo = photos.find((each) => each.id === parseRowId(photoId));
    const content = photo && (await files.open(photo.file));
    if (!photo || !content) throw new HttpError(404, 'picture_not_found');
    return { photo, content };
  }

  return { remove, open };
}

/** Finds the report or claim that a photo belongs to, within the transaction and with the locks of the booking held. */
type Prepare = (
  transaction: Database,
  bookingId: number,
) => Promise<{ report_id: number } | { claim_id: number }>;
