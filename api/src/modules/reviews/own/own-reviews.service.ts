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
import { deadlinesOf, reviewWindow } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { requireMatch } from '../../../core/preconditions/preconditions';
import { pageLinks } from '../../../core/routing/page-links';
import type { UploadProcesses } from '../../../core/uploads/upload-processes';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import type { Notifications } from '../../../providers/notifications/notifications';
import { factsOf, nowOf, type BookingProcess, type BookingRow } from '../../bookings/booking-process.service';
import type { PictureFiles } from '../../owner-pictures/owner-pictures.service';
import { lockUnpublished, requireReview, type ReviewEdit } from './own-review-access';
import { toOwnReview, toReviewNeeded } from './own-reviews.mapper';
import { createOwnReviewsStore } from './own-reviews.store';
import { createReviewPublishing, type ReviewEmails, type ReviewPublishing } from './publish-reviews';
import { readReply, readReview, requireOpen, requireWhole } from './read-review';
import { REVIEW_ANSWERED, reviewReportEmail } from './review-emails';
import { createReviewPictures } from './review-pictures';

export { REVIEW_NOTIFICATIONS, reviewReportEmail } from './review-emails';

export interface OwnReviewsNeeds extends Pick<
  ServiceContext,
  'database' | 'clock' | 'rateLimits' | 'settings'
> {
  process: Pick<BookingProcess, 'findOwn' | 'lock' | 'tryLock'>;
  emails: ReviewEmails;
  notifications: Pick<Notifications, 'mail'>;
  files: Pick<PictureFiles, 'store'>;
  uploads: UploadProcesses;
}

const USUAL_PAGE = 10;
const REPORTS = { most: 20, withinMs: 60 * 60_000 };

/** Reviews as guests and owners write, read, answer and report them. */
export function createOwnReviews(needs: OwnReviewsNeeds) {
  const publishing = createReviewPublishing(needs);
  return {
    ...createReading(needs),
    ...createWriting(needs, publishing),
    ...createReplying(needs),
    pictures: createReviewPictures(needs),
    fireDue: publishing.fireDue,
  };
}

export type OwnReviews = ReturnType<typeof createOwnReviews>;

function createReading({ database, clock }: OwnReviewsNeeds) {
  const store = createOwnReviewsStore(database);

  /** @throws HttpError 404 review_not_found for one that the user neither wrote nor received */
  async function find(userId: number, id: string): Promise<OwnReview> {
    return toOwnReview(await requireReview(database, userId, id), userId);
  }

  /** One page of the reviews that a user received, or sent; unpublished ones first. */
  async function list(userId: number, query: OwnReviewsQuery): Promise<OwnReviewList> {
    const { box = 'received', page = 1, page_size: limit = USUAL_PAGE } = query;
    const [count, rows] = await Promise.all([
      store.count(box, userId),
      store.list(box, userId, { limit, offset: (page - 1) * limit }),
    ]);
    const links = pageLinks('/v4/reviews/mine/', query, { page, size: limit, count });
    return { count, ...links, results: rows.map((row) => toOwnReview(row, userId)) };
  }

  /** One page of the trips that a user may still review. */
  async function listNeeded(userId: number, query: ReviewsNeededQuery): Promise<ReviewsNeeded> {
    const { page = 1, page_size: size = USUAL_PAGE, author_type: side } = query;
    const { reviewDays: days } = deadlinesOf(nowOf(clock));
    const rows = await store.listNeeded(userId, { today: clock.today(), days, side });
    const links = pageLinks('/3/reviews-needed/', query, { page, size, count: rows.length });
    const shown = rows.slice((page - 1) * size, page * size);
    return { count: rows.length, ...links, results: shown.map(toReviewNeeded) };
  }

  return { find, list, listNeeded };
}

function createWriting({ database, clock, process }: OwnReviewsNeeds, { publishDue }: ReviewPublishing) {
  /**
   * Writes the review of a trip as its guest or owner.
   * @throws HttpError 404 booking_not_found; 405 when reviews cannot be written; 409 review_exists with its `id_review`
   * @throws InvalidFieldsError
   */
  async function create(
    { userId, id }: ReviewEdit,
    form: WriteReview,
    language: Language,
  ): Promise<OwnReview> {
    const bookingId = parseRowId(id);
    const side = await createOwnReviewsStore(database).sideOf(bookingId, userId);
    if (!side) throw new HttpError(404, 'booking_not_found');
    await process.findOwn(side, userId, id);
    const { rating = null, comment = null, private_comment = null, parts = {} } = readReview(form, side);
    return withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      const store = createOwnReviewsStore(transaction);
      const own = (await store.known(bookingId)).find(({ author_type }) => author_type === side);
      if (own) throw new HttpError(409, 'review_exists', { id_review: own.id });
      requireOpen(windowOf(booking));
      if (!form.is_draft) requireWhole({ rating, comment });
      const reviewId = await store.add({
        booking_id: bookingId,
        author_type: side,
        rating,
        comment,
        private_comment,
        parts,
        language,
        updated_at: clock.now(),
        sent_at: form.is_draft ? null : clock.now(),
      });
      return finish(transaction, { booking, userId, reviewId });
    });
  }

  /**
   * Changes a review that is not published yet; `is_draft: false` sends a draft.
   * @throws HttpError 404; 405 review_published, or as `create`; 412 edited_meanwhile
   * @throws InvalidFieldsError
   */
  function update({ userId, id, ifMatch }: ReviewEdit, form: UpdateReview): Promise<OwnReview> {
    return withRetry(database, async (transaction) => {
      const { booking, review } = await lockUnpublished(transaction, process, { userId, id, ifMatch });
      requireOpen(windowOf(booking));
      const changes = readReview(form, review.author_type);
      const { rating = review.rating, comment = review.comment } = changes;
      const isSending = form.is_draft === false && !review.is_sent;
      if (isSending || review.is_sent) requireWhole({ rating, comment });
      const sent = isSending ? { sent_at: clock.now() } : {};
      const store = createOwnReviewsStore(transaction);
      await store.change(review.id, { ...changes, ...sent, updated_at: clock.now() });
      return finish(transaction, { booking, userId, reviewId: review.id });
    });
  }

  async function finish(
    transaction: Database,
    { booking, userId, reviewId }: { booking: BookingRow; userId: number; reviewId: number },
  ): Promise<OwnReview> {
    await publishDue(transaction, booking);
    return toOwnReview(await requireReview(transaction, userId, reviewId), userId);
  }

  const windowOf = (booking: BookingRow) => reviewWindow(factsOf(booking), nowOf(clock));

  return { create, update };
}

function createReplying(needs: OwnReviewsNeeds) {
  const { database, clock, process, emails, notifications, settings, rateLimits } = needs;
  const reports = rateLimits.limiter('review-report', REPORTS);

  /**
   * Answers a published review, once.
   * @throws HttpError 404; 405 review_not_answerable, review_answered; InvalidFieldsError on `reply`
   */
  function answer({ userId, id, ifMatch }: ReviewEdit, form: UpdateReview): Promise<OwnReview> {
    return withRetry(database, async (transaction) => {
      const { booking_id: bookingId } = await requireReview(transaction, userId, id);
      const booking = bookingId === null ? undefined : await process.lock(transaction, bookingId);
      const review = await requireReview(transaction, userId, id);
      const shown = toOwnReview(review, userId);
      if (ifMatch !== undefined) requireMatch(ifMatch, shown);
      if (review.reply !== null) throw new HttpError(405, 'review_answered');
      if (!shown.can_answer) throw new HttpError(405, 'review_not_answerable');
      const reply = readReply(form);
      await createOwnReviewsStore(transaction).answer(review.id, { reply, replied_on: clock.today() });
      if (booking) await emails.send(transaction, booking, [REVIEW_ANSWERED[review.author_type]]);
      return toOwnReview(await requireReview(transaction, userId, id), userId);
    });
  }

  /**
   * Reports a published review to the support team; idempotent. Without a reason only the reviewed user can report it.
   * @throws HttpError 404; 405 review_own; TooManyRequestsError; InvalidFieldsError on `comment`
   */
  async function report({ userId, id }: ReviewEdit, form: ReportReview | null): Promise<void> {
    const review = await createOwnReviewsStore(database).findPublished(parseRowId(id), userId);
    if (!review || !(form || review.is_about_them || review.is_author)) {
      throw new HttpError(404, 'review_not_found');
    }
    if (review.is_reported) return;
    if (review.is_author) throw new HttpError(405, 'review_own');
    const words = form && readReportComment(form);
    await reports.take(String(userId));
    await withRetry(database, async (transaction) => {
      const store = createOwnReviewsStore(transaction);
      const reason = form?.reason ?? null;
      const row = { reason, comment: words, reporter_id: userId, reported_at: clock.now() };
      if (!(await store.report({ ...row, review_id: review.id }))) return;
      const isAboutThem = review.is_about_them === true;
      const about = { id: review.id, camperId: review.camper_id, comment: review.comment };
      for (const { email: recipient, language } of await store.supporters()) {
        const email = reviewReportEmail(about, { reason, words, isAboutThem, language }, settings.siteUrl);
        await notifications.mail({ recipient, ...email }, transaction);
      }
    });
  }

  return { answer, report };
}

function readReportComment({ reason, comment = '' }: ReportReview): string | null {
  // The database takes no character of this kind.
  const text = comment.replaceAll('\0', '').normalize('NFC').trim();
  if (!text && reason === 'OTHER') throw new InvalidFieldsError({ comment: { id: 'report_comment_needed' } });
  return text || null;
}
