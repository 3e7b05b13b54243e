import type { AppContext } from '../../core/app-context';
import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import type { BookingProcess } from '../bookings/booking-process.service';
import { createRequestTransitions, type RequestTransitionDependencies } from './apply-request-transition';
import { createBookingRequestsStore } from './booking-requests.store';
import { createGuestExtensions } from './guest-extensions';
import { createGuestUpgrades } from './guest-upgrades';
import { createOwnerExtensions } from './owner-extensions';
import { createRequestActions, createTripLock } from './request-actions';
import { createRequestPayments } from './request-payments';
import { createRequestsOfBookings } from './requests-of-bookings.service';

export type { RequestDue, RequestPayments } from './request-payments';

/** Dependencies of extensions and upgrades. */
export interface BookingRequestsDependencies
  extends Pick<AppContext, 'database'>, RequestTransitionDependencies {
  process: RequestTransitionDependencies['process'] & Pick<BookingProcess, 'findOwn' | 'lock' | 'tryLock'>;
  rentalCover: RentalCover;
}

const BATCH_SIZE = 200;

/** Extensions and upgrades of booked trips. */
export function createBookingRequests(needs: BookingRequestsDependencies) {
  const { database, clock, process } = needs;
  const transitions = createRequestTransitions(needs);
  const withLockedTrip = createTripLock(needs);
  const actions = createRequestActions({ clock, transitions, withLockedTrip });
  const services = { ...needs, withLockedTrip, actions, requests: createRequestsOfBookings(needs) };

  /** Applies overdue transitions; returns the number of bookings that changed. */
  async function fireDue(): Promise<number> {
    const query = { now: clock.now(), today: clock.today(), most: BATCH_SIZE };
    const due = await createBookingRequestsStore(database).dueBookings(query);
    let changed = 0;
    await forEachDespiteErrors(due, async (id) => {
      const hasChanged = await withRetry(database, (transaction) => fireDueOf(transaction, id));
      if (hasChanged) changed += 1;
    });
    return changed;
  }

  // A locked booking is skipped: the transaction that holds the lock applies overdue transitions itself.
  async function fireDueOf(transaction: Database, id: number): Promise<boolean> {
    const booking = await process.tryLock(transaction, id);
    if (!booking) return false;
    let hasChanged = false;
    for (const request of await createBookingRequestsStore(transaction).ofBookings([id])) {
      if (await transitions.fireDue(transaction, { booking, request })) hasChanged = true;
    }
    return hasChanged;
  }

  return {
    transitions,
    fireDue,
    payments: createRequestPayments({ clock, transitions }),
    extensions: createGuestExtensions(services),
    upgrades: createGuestUpgrades(services),
    owner: createOwnerExtensions(services),
  };
}

export type BookingRequests = ReturnType<typeof createBookingRequests>;
