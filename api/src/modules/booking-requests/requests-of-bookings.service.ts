import type { Extension, Upgrade } from '@campavia/contracts';
import type { RequestState, TripCalendar } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { toExtension, toUpgrade, type VisibleRequest } from './booking-requests.mapper';
import { createBookingRequestsStore } from './booking-requests.store';
import { effectiveStateOf, type RequestRow } from './request-facts';
import { createRequestQuotes } from './request-quotes';

/** The requests of a booking as its guest or owner sees them, with derived values for its page. */
export interface RequestsOfBooking {
  extensions: Extension[];
  upgrades: Upgrade[];
  /** Whether the owner still has to answer an extension. */
  hasAskedExtension: boolean;
  /** Whether an extension is open. */
  hasOpenExtension: boolean;
  hasBuyback: boolean;
  /** The total paid in addition to the trip, in the currency used. */
  addedTotal: number;
}

type Reader = VisibleRequest['reader'];

const OPEN: readonly RequestState[] = ['CREATED', 'GUEST_ASK', 'ACCEPTED'];

/** Reads the extensions and upgrades of bookings. */
export function createRequestsOfBookings({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const quotes = createRequestQuotes({ database, clock });

  /** The requests of each booking by its id, with overdue transitions applied. */
  async function list(
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
    const seen = rows.map((row) => view(row, booking, reader)).filter(isShown);
    const extensions = seen.filter(({ row }) => row.kind === 'extension');
    const isOpen = ({ state }: VisibleRequest) => OPEN.includes(state);
    const calendar = extensions.some(isOpen) ? await quotes.calendarOf(booking) : undefined;
    return {
      extensions: extensions.map((one) => toExtension(one, isOpen(one) ? calendar : undefined)),
      upgrades: seen.filter(({ row }) => row.kind === 'upgrade').map((one) => toUpgrade(one)),
      ...summariseRequests(seen),
    };
  }

  /** A request as a guest or owner sees it. */
  function view(row: RequestRow, booking: BookingRow, reader: Reader): VisibleRequest {
    const currencies = { used: booking.currency_used, owner: booking.currency_owner };
    return { row, state: effectiveStateOf(row, booking, nowOf(clock)), reader, currencies };
  }

  /** The calendar around a trip that may still be extended. */
  const calendarOf = (booking: BookingRow): Promise<TripCalendar> => quotes.calendarOf(booking);

  return { list, view, calendarOf };
}

export type RequestsOfBookings = ReturnType<typeof createRequestsOfBookings>;

// Owners see requests only once they are sent.
function isShown({ row, reader }: VisibleRequest): boolean {
  return reader === 'guest' || row.asked_at !== null;
}

function summariseRequests(seen: readonly VisibleRequest[]) {
  const extensions = seen.filter(({ row }) => row.kind === 'extension');
  const confirmed = seen.filter(({ state }) => state === 'CONFIRMED');
  return {
    hasAskedExtension: extensions.some(({ state }) => state === 'GUEST_ASK'),
    hasOpenExtension: extensions.some(({ state }) => OPEN.includes(state)),
    hasBuyback: confirmed.some(({ row }) => row.reason === 'buyback'),
    addedTotal: confirmed.reduce((sum, { row }) => sum + row.total, 0),
  };
}
