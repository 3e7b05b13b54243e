import type {
  CreateExtension,
  Extension,
  ExtensionConfirmation,
  ExtensionList,
  ExtensionPrice,
  ExtensionPriceQuery,
  ExtensionPrices,
  ExtensionPricesQuery,
  SendExtension,
} from '@campavia/contracts';
import { formatDecimal, isExtensionPayable, rangeAfter, type RequestState } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { nowOf, type BookingProcess, type BookingRow } from '../bookings/booking-process.service';
import type { RequestActions, TripLock } from './request-actions';
import { toExtension, toPriceFields, toRules } from './booking-requests.mapper';
import { createBookingRequestsStore } from './booking-requests.store';
import { readExtensionForm } from './read-extension-form';
import { daysWith, effectiveStateOf, type RequestRow } from './request-facts';
import { createExtensionTotals, createRequestQuotes, type RequestedExtension } from './request-quotes';
import type { RequestsOfBookings } from './requests-of-bookings.service';
import { permissionsOf, requireExtendable } from './trip-permissions';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'findOwn'>;
  withLockedTrip: TripLock;
  actions: RequestActions;
  requests: RequestsOfBookings;
}

const OPEN: readonly RequestState[] = ['CREATED', 'GUEST_ASK', 'ACCEPTED'];
const kind = 'extension';

/** Extensions of guests: longer trips, other days, more kilometres. */
export function createGuestExtensions(needs: Needs) {
  return { ...changing(needs), ...reading(needs) };
}

export type GuestExtensions = ReturnType<typeof createGuestExtensions>;

function changing({ database, clock, withLockedTrip, actions, requests }: Needs) {
  /**
   * Creates an extension with its price; without notifying the owner.
   * @throws HttpError 404; 405 booking_request_not_possible, booking_request_open, booking_request_reduction;
   * StayRefused 106, 107 or 109; InvalidFieldsError
   */
  function create(userId: number, id: string, body: CreateExtension): Promise<Extension> {
    return withLockedTrip({ role: 'guest', userId }, id, async (transaction, booking) => {
      requireExtendable(currentPermissions(booking));
      await actions.requireNone(transaction, booking, kind);
      const requested = readExtensionForm(body, booking);
      const price = await createRequestQuotes({ database: transaction, clock }).extension(booking, requested);
      const days = 'days' in requested ? requested.days : null;
      const fields = { kind, reason: requested.reason, days } as const;
      return toResponse(booking, await actions.create(transaction, booking, { price, fields }), transaction);
    });
  }

  /** Sends it to the owner. @throws HttpError as `create`, 409 request_price_changed */
  async function validate(userId: number, id: string, form: SendExtension = {}): Promise<Extension> {
    const message = form.message?.trim() || null;
    const shown = { shownTotal: form.price_total, changes: { message } };
    const sending = { kind, findPrice, ...shown } as const;
    const { booking, request } = await actions.send({ role: 'guest', userId }, id, sending);
    return toResponse(booking, request);
  }

  function findPrice(transaction: Database, booking: BookingRow, request: RequestRow) {
    requireExtendable(currentPermissions(booking));
    return createRequestQuotes({ database: transaction, clock }).extension(
      booking,
      toRequestedExtension(request),
    );
  }

  /** Cancels it. @throws HttpError 404, 405 booking_in_wrong_state */
  async function cancel(userId: number, id: string): Promise<Extension> {
    const action = { name: 'cancel', actor: 'guest' } as const;
    const { booking, request } = await actions.transition({ role: 'guest', userId }, id, { kind, action });
    return toResponse(booking, request);
  }

  /** Deletes one that was not sent. @throws HttpError 404, 405 booking_in_wrong_state */
  function remove(userId: number, id: string, requestId: string): Promise<void> {
    return actions.remove({ role: 'guest', userId }, id, { kind, requestId });
  }

  // An open extension has an error code of its own and is checked separately.
  function currentPermissions(booking: BookingRow) {
    return permissionsOf(booking, { hasOpenExtension: false, hasBuyback: false, now: nowOf(clock) });
  }

  async function toResponse(booking: BookingRow, request: RequestRow, on = database): Promise<Extension> {
    const seen = requests.view(request, booking, 'guest');
    const isOpen = OPEN.includes(seen.state);
    const quotes = createRequestQuotes({ database: on, clock });
    return toExtension(seen, isOpen ? await quotes.calendarOf(booking) : undefined);
  }

  return { create, validate, cancel, remove };
}

function reading({ database, clock, process, requests }: Needs) {
  /** The extensions of a trip, and the limits of a further extension. @throws HttpError 404 */
  async function list(userId: number, id: string): Promise<ExtensionList> {
    const booking = await process.findOwn('guest', userId, id);
    const found = (await requests.list([booking], 'guest')).get(booking.id);
    const { extensions: results = [], hasOpenExtension = false } = found ?? {};
    const now = nowOf(clock);
    const { canCreateExtensions } = permissionsOf(booking, { hasOpenExtension, hasBuyback: false, now });
    const rules = canCreateExtensions ? toRules(await requests.calendarOf(booking)) : null;
    return { count: results.length, results, rules };
  }

  /** The open extension, otherwise the last one. @throws HttpError 404 booking_request_not_found without any */
  async function confirmation(userId: number, id: string): Promise<ExtensionConfirmation> {
    const booking = await process.findOwn('guest', userId, id);
    const rows = await createBookingRequestsStore(database).ofBookings([booking.id]);
    const request = rows.findLast((row) => row.kind === kind);
    if (!request) throw new HttpError(404, 'booking_request_not_found');
    const state = effectiveStateOf(request, booking, nowOf(clock));
    const isOpen = OPEN.includes(state);
    const { from: date_from, to: date_to } = isOpen ? daysWith(request, booking) : tripDays(booking);
    const calendar = isOpen ? await requests.calendarOf(booking) : undefined;
    const extension = toExtension(requests.view(request, booking, 'guest'), calendar);
    return { extension, date_from, date_to, is_payable: isExtensionPayable(state) };
  }

  /** What an extension would cost now; nothing is created. @throws as `create`, except for an open extension */
  async function price(userId: number, id: string, query: ExtensionPriceQuery): Promise<ExtensionPrice> {
    const booking = await process.findOwn('guest', userId, id);
    const open = { hasOpenExtension: false, hasBuyback: false, now: nowOf(clock) };
    requireExtendable(permissionsOf(booking, open));
    const requested = readExtensionForm(query, booking);
    const found = await createRequestQuotes({ database, clock }).extension(booking, requested);
    const range = 'days' in requested ? rangeAfter(tripDays(booking), requested) : tripDays(booking);
    return {
      ...toPriceFields(found, booking.currency_used),
      date_from: range.from,
      date_to: range.to,
    };
  }

  /** What each possible extension of a kind would cost now. @throws HttpError 404, 405 booking_request_not_possible */
  async function prices(userId: number, id: string, query: ExtensionPricesQuery): Promise<ExtensionPrices> {
    const booking = await process.findOwn('guest', userId, id);
    requireExtendable(
      permissionsOf(booking, { hasOpenExtension: false, hasBuyback: false, now: nowOf(clock) }),
    );
    const found = await createExtensionTotals({ database, clock })(booking, query.kind);
    return {
      currency: booking.currency_used,
      results: found.map(({ asked, total }) => ({ ...asked, price_total: formatDecimal(total) })),
    };
  }

  return { list, confirmation, price, prices };
}

function tripDays({ date_from: from, date_to: to }: BookingRow) {
  return { from, to };
}

function toRequestedExtension({ reason, days }: RequestRow): RequestedExtension {
  return (days === null ? { reason } : { reason, days }) as RequestedExtension;
}
