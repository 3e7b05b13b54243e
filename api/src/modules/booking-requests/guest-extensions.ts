import type { CreateExtension, Extension, ExtensionConfirmation, ExtensionList } from '@campavia/contracts';
import { isExtensionPayable, type RequestState } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { nowOf, type BookingProcess, type BookingRow } from '../bookings/booking-process.service';
import type { AskedRequests } from './asked-requests';
import { toExtension, toRules } from './booking-requests.mapper';
import { createBookingRequestsStore } from './booking-requests.store';
import type { LockedTrips } from './locked-trip';
import { readWish } from './read-wish';
import { daysWith, seenStateOf, type RequestRow } from './request-facts';
import { createRequestQuotes, type Wish } from './request-quotes';
import type { RequestsOfBookings } from './requests-of-bookings.service';
import { permissionsOf, requireGrowing } from './trip-standing';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'findOwn'>;
  locked: LockedTrips;
  asked: AskedRequests;
  reading: RequestsOfBookings;
}

const OPEN: readonly RequestState[] = ['CREATED', 'GUEST_ASK', 'ACCEPTED'];
const kind = 'extension';

/** How guests ask for longer or other trips. */
export function createGuestExtensions(needs: Needs) {
  return { ...asking(needs), ...looking(needs) };
}

export type GuestExtensions = ReturnType<typeof createGuestExtensions>;

function asking({ database, clock, locked, asked, reading }: Needs) {
  /**
   * Begins an extension: it is priced, and nobody told.
   * @throws HttpError 404; 405 booking_request_not_possible, booking_request_open, booking_request_reduction; StayRefused
   * 106, 107 or 109; InvalidFieldsError
   */
  function create(userId: number, id: string, body: CreateExtension): Promise<Extension> {
    return locked({ role: 'guest', userId }, id, async (transaction, booking) => {
      requireGrowing(permissionsAt(booking));
      await asked.requireNone(transaction, booking, kind);
      const wish = readWish(body, booking);
      const price = await createRequestQuotes({ database: transaction, clock }).extension(booking, wish);
      const days = 'days' in wish ? wish.days : null;
      const wanted = { kind, reason: wish.reason, days } as const;
      return shown(booking, await asked.begin(transaction, booking, { price, wanted }), transaction);
    });
  }

  /** Sends it to the owner. @throws HttpError as `create`, 409 request_price_changed */
  async function validate(userId: number, id: string): Promise<Extension> {
    const { booking, request } = await asked.ask({ role: 'guest', userId }, id, { kind, priceOf });
    return shown(booking, request);
  }

  function priceOf(transaction: Database, booking: BookingRow, request: RequestRow) {
    requireGrowing(permissionsAt(booking));
    return createRequestQuotes({ database: transaction, clock }).extension(booking, wishOf(request));
  }

  /** Takes it back. @throws HttpError 404, 405 booking_in_wrong_state */
  async function cancel(userId: number, id: string): Promise<Extension> {
    const deed = { name: 'cancel', actor: 'guest' } as const;
    const { booking, request } = await asked.move({ role: 'guest', userId }, id, { kind, deed });
    return shown(booking, request);
  }

  /** Forgets one that was not sent. @throws HttpError 404, 405 booking_in_wrong_state */
  function remove(userId: number, id: string, requestId: string): Promise<void> {
    return asked.remove({ role: 'guest', userId }, id, { kind, requestId });
  }

  // Whether another one is open is asked for by itself: that has words of its own.
  function permissionsAt(booking: BookingRow) {
    return permissionsOf(booking, { hasOpenExtension: false, hasBuyback: false, now: nowOf(clock) });
  }

  async function shown(booking: BookingRow, request: RequestRow, on = database): Promise<Extension> {
    const seen = reading.see(request, booking, 'guest');
    const isOpen = OPEN.includes(seen.state);
    const quotes = createRequestQuotes({ database: on, clock });
    return toExtension(seen, isOpen ? await quotes.calendarOf(booking) : undefined);
  }

  return { create, validate, cancel, remove };
}

function looking({ database, clock, process, reading }: Needs) {
  /** All of a trip, and how far it may still grow. @throws HttpError 404 */
  async function list(userId: number, id: string): Promise<ExtensionList> {
    const booking = await process.findOwn('guest', userId, id);
    const found = (await reading.of([booking], 'guest')).get(booking.id);
    const { extensions: results = [], hasOpenExtension = false } = found ?? {};
    const now = nowOf(clock);
    const { canCreateExtensions } = permissionsOf(booking, { hasOpenExtension, hasBuyback: false, now });
    const rules = canCreateExtensions ? toRules(await reading.calendarOf(booking)) : null;
    return { count: results.length, results, rules };
  }

  /** What is about to be confirmed, or was. @throws HttpError 404 booking_request_not_found without any */
  async function confirmation(userId: number, id: string): Promise<ExtensionConfirmation> {
    const booking = await process.findOwn('guest', userId, id);
    const rows = await createBookingRequestsStore(database).ofBookings([booking.id]);
    const request = rows.findLast((row) => row.kind === kind);
    if (!request) throw new HttpError(404, 'booking_request_not_found');
    const state = seenStateOf(request, booking, nowOf(clock));
    const isOpen = OPEN.includes(state);
    const { from: date_from, to: date_to } = isOpen ? daysWith(request, booking) : tripDays(booking);
    const calendar = isOpen ? await reading.calendarOf(booking) : undefined;
    const extension = toExtension(reading.see(request, booking, 'guest'), calendar);
    return { extension, date_from, date_to, is_payable: isExtensionPayable(state) };
  }

  return { list, confirmation };
}

function tripDays({ date_from: from, date_to: to }: BookingRow) {
  return { from, to };
}

function wishOf({ reason, days }: RequestRow): Wish {
  return (days === null ? { reason } : { reason, days }) as Wish;
}
