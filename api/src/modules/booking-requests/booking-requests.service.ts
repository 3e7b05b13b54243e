import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { BookingProcess, BookingRow } from '../bookings/booking-process.service';
import { createBookingRequestsStore } from './booking-requests.store';
import { createRequestMoves, type MovingNeeds } from './make-request-moves';
import { createRequestPayments } from './request-payments';

export type { RequestDue, RequestPayments } from './request-payments';

/** What extensions and upgrades need beside the app context. */
export interface BookingRequestsNeeds extends Pick<AppContext, 'database'>, MovingNeeds {
  process: MovingNeeds['process'] & Pick<BookingProcess, 'findOwn' | 'lock' | 'tryLock'>;
}

const MOST_AT_ONCE = 200;

/** Extensions and upgrades for payments and for the clock. */
export function createBookingRequests(needs: BookingRequestsNeeds) {
  const { database, clock, process } = needs;
  const moves = createRequestMoves(needs);

  /** Writes down what is overdue; answers how many bookings were looked after. */
  async function fireDue(): Promise<number> {
    const asked = { now: clock.now(), today: clock.today(), most: MOST_AT_ONCE };
    const due = await createBookingRequestsStore(database).dueBookings(asked);
    for (const id of due) await database.transaction().execute((transaction) => fireOf(transaction, id));
    return due.length;
  }

  // Whoever is busy with a booking sees what is overdue, and writes it down if that matters.
  async function fireOf(transaction: Database, id: number): Promise<void> {
    const booking: BookingRow | undefined = await process.tryLock(transaction, id);
    if (!booking) return;
    for (const request of await createBookingRequestsStore(transaction).ofBookings([id])) {
      await moves.fireDue(transaction, { booking, request });
    }
  }

  return { moves, fireDue, payments: createRequestPayments({ clock, moves }) };
}

export type BookingRequests = ReturnType<typeof createBookingRequests>;
