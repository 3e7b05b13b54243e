import { addDays, deadlinesOf, reviewWindow } from '@campavia/domain';

import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import type { AppContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import { factsOf, nowOf, type BookingProcess, type BookingRow } from '../../bookings/booking-process.service';
import { createOwnReviewsStore } from './own-reviews.store';
import { createPublishReviewsStore } from './publish-reviews.store';
import { REVIEW_ASKED, REVIEW_PUBLISHED, type ReviewNotification } from './review-emails';

/** Sends e-mails about bookings. */
export interface ReviewEmails {
  send(
    transaction: Database,
    booking: BookingRow,
    notifications: readonly ReviewNotification[],
  ): Promise<void>;
}

export interface PublishingNeeds extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'lock' | 'tryLock'>;
  emails: ReviewEmails;
}

const BATCH_SIZE = 100;
/** No review is requested for a trip that ended longer ago. */
const INVITATION_DAYS = 3;

/** Publishes the reviews of a trip once both are in or the time for them is over, and asks for them after the trip. */
export function createReviewPublishing(needs: PublishingNeeds) {
  const { database, clock, emails } = needs;
  const forEachBooking = createBookingLoop(needs);
  /**
   * Publishes what can be published of a booking and e-mails those whom it is about.
   * @param booking with its locks held
   */
  async function publishDue(transaction: Database, booking: BookingRow): Promise<boolean> {
    const window = reviewWindow(factsOf(booking), nowOf(clock));
    const known = await createOwnReviewsStore(transaction).known(booking.id);
    const isComplete =
      new Set(known.filter(({ is_sent }) => is_sent).map((each) => each.author_type)).size > 1;
    if (booking.has_open_incident || !(window === 'closed' || (window === 'open' && isComplete)))
      return false;
    const authors = await createPublishReviewsStore(transaction).publish(
      booking.id,
      clock.today(),
      clock.now(),
    );
    const notifications = authors.map((author) => REVIEW_PUBLISHED[author === 'guest' ? 'owner' : 'guest']);
    await emails.send(transaction, booking, notifications);
    return authors.length > 0;
  }

  /** Publishes every review whose time has come; returns of how many bookings. */
  function publishAll(): Promise<number> {
    const before = addDays(clock.today(), -deadlinesOf(nowOf(clock)).reviewDays);
    return forEachBooking(createPublishReviewsStore(database).listDue(before, BATCH_SIZE), publishDue);
  }

  /** Asks guest and owner of trips that have just ended for their reviews; returns of how many trips. */
  function inviteAll(): Promise<number> {
    const since = addDays(clock.today(), -INVITATION_DAYS);
    const found = createPublishReviewsStore(database).listUninvited(since, clock.today(), BATCH_SIZE);
    return forEachBooking(found, async (transaction, booking) => {
      const isFirst = await createPublishReviewsStore(transaction).invite(booking.id, clock.now());
      if (!isFirst || booking.has_open_incident) return false;
      const known = await createOwnReviewsStore(transaction).known(booking.id);
      const missing = (['guest', 'owner'] as const).filter(
        (side) => !known.some(({ author_type, is_sent }) => author_type === side && is_sent),
      );
      await emails.send(
        transaction,
        booking,
        missing.map((side) => REVIEW_ASKED[side]),
      );
      return true;
    });
  }

  /** Everything that is due by now. */
  async function fireDue(): Promise<number> {
    let done = 0;
    await forEachDespiteErrors([publishAll, inviteAll], async (step) => {
      done += await step();
    });
    return done;
  }

  return { publishDue, fireDue };
}

export type ReviewPublishing = ReturnType<typeof createReviewPublishing>;

/** Runs work for one booking after the other, each locked; returns for how many it answered true. */
function createBookingLoop({ database, process }: Pick<PublishingNeeds, 'database' | 'process'>) {
  return async function forEachBooking(
    ids: Promise<number[]>,
    work: (transaction: Database, booking: BookingRow) => Promise<boolean>,
  ): Promise<number> {
    let done = 0;
    await forEachDespiteErrors(await ids, async (id) => {
      const isDone = await withRetry(database, async (transaction) => {
        const booking = await process.tryLock(transaction, id);
        return booking ? work(transaction, booking) : false;
      });
      if (isDone) done += 1;
    });
    return done;
  };
}
