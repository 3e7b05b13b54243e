import type { Extension, Upgrade } from '@campavia/contracts';
import type { RequestState, TripCalendar } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { toExtension, toUpgrade, type SeenRequest } from './booking-requests.mapper';
import { createBookingRequestsStore } from './booking-requests.store';
import { seenStateOf, type RequestRow } from './request-facts';
import { createRequestQuotes } from './request-quotes';

/** The requests of a booking as one of its sides sees them, and what follows from them for its page. */
export interface RequestsOfBooking {
  extensions: Extension[];
  upgrades: Upgrade[];
  /** An extension that the owner has still to answer. */
  hasAskedExtension: boolean;
  /** An extension that is not settled yet. */
  hasOpenExtension: boolean;
  hasBuyback: boolean;
  /** What was paid for later than the trip itself, in the currency used. */
  addedTotal: number;
}

type Reader = SeenRequest['reader'];

const OPEN: readonly RequestState[] = ['CREATED', 'GUEST_ASK', 'ACCEPTED'];

/** Reads the extensions and upgrades of bookings. */
export function createRequestsOfBookings({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const quotes = createRequestQuotes({ database, clock });

  /** Those of every booking, by its number; what is overdue is over, whether a job has run or not. */
  async function of(
    bookings: readonly (BookingRow & { has_requests?: boolean })[],
    reader: Reader,
  ): Promise<Map<number, RequestsOfBooking>> {
    const asking = bookings.filter(({ has_requests }) => has_requests !== false);
    const rows = await createBookingRequestsStore(database).ofBookings(asking.map(({ id }) => id));
    const found = bookings.map(async (booking) => {
      const own = rows.filter(({ booking_id }) => booking_id === booking.id);
      return [booking.id, await requestsOf(booking, own, reader)] as const;
    });
    return new Map(await Promise.all(found));
  }

  async function requestsOf(booking: BookingRow, rows: RequestRow[], reader: Reader) {
    const seen = rows.map((row) => see(row, booking, reader)).filter(isShown);
    const extensions = seen.filter(({ row }) => row.kind === 'extension');
    const isOpen = ({ state }: SeenRequest) => OPEN.includes(state);
    const calendar = extensions.some(isOpen) ? await quotes.calendarOf(booking) : undefined;
    return {
      extensions: extensions.map((one) => toExtension(one, isOpen(one) ? calendar : undefined)),
      upgrades: seen.filter(({ row }) => row.kind === 'upgrade').map((one) => toUpgrade(one)),
      ...standingOf(seen),
    };
  }

  /** A request as a reader sees it. */
  function see(row: RequestRow, booking: BookingRow, reader: Reader): SeenRequest {
    const currencies = { used: booking.currency_used, owner: booking.currency_owner };
    return { row, state: seenStateOf(row, booking, nowOf(clock)), reader, currencies };
  }

  /** The calendar of a trip that may still grow. */
  const calendarOf = (booking: BookingRow): Promise<TripCalendar> => quotes.calendarOf(booking);

  return { of, see, calendarOf };
}

export type RequestsOfBookings = ReturnType<typeof createRequestsOfBookings>;

// The owner sees what they were asked.
function isShown({ row, reader }: SeenRequest): boolean {
  return reader === 'guest' || row.asked_at !== null;
}

function standingOf(seen: readonly SeenRequest[]) {
  const extensions = seen.filter(({ row }) => row.kind === 'extension');
  const confirmed = seen.filter(({ state }) => state === 'CONFIRMED');
  return {
    hasAskedExtension: extensions.some(({ state }) => state === 'GUEST_ASK'),
    hasOpenExtension: extensions.some(({ state }) => OPEN.includes(state)),
    hasBuyback: confirmed.some(({ row }) => row.reason === 'buyback'),
    addedTotal: confirmed.reduce((sum, { row }) => sum + row.total, 0),
  };
}
