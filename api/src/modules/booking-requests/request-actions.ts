import { formatDecimal, type RequestPrice } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { RequestKind } from '../../database/booking-request-schema';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { withRetry } from '../../database/with-retry';
import type { BookingProcess, BookingRow } from '../bookings/booking-process.service';
import { createBookingRequestsStore, type NewRequest, type RequestChanges } from './booking-requests.store';
import type { RequestAction, RequestTransitions } from './apply-request-transition';
import type { RequestRow } from './request-facts';

type NewRequestFields = Pick<NewRequest, 'kind' | 'reason'> & Partial<NewRequest>;

/** The guest or owner who changes a trip. */
export interface Side {
  role: 'guest' | 'owner';
  userId: number;
}

interface Needs extends Pick<AppContext, 'clock'> {
  transitions: RequestTransitions;
  withLockedTrip: TripLock;
}

/** A request and its booking after an action. */
export interface ActionResult {
  booking: BookingRow;
  request: RequestRow;
}

/** Creates, changes and deletes extensions and upgrades. */
export function createRequestActions(needs: Needs) {
  return { ...creating(needs), ...changing(needs) };
}

export type RequestActions = ReturnType<typeof createRequestActions>;

function creating({ clock, transitions, withLockedTrip }: Needs) {
  /**
   * Creates a request; without a notification. @throws HttpError 405 booking_request_open while there is another one
   */
  async function create(
    transaction: Database,
    booking: BookingRow,
    { price, fields }: { price: RequestPrice; fields: NewRequestFields },
  ): Promise<RequestRow> {
    await requireNone(transaction, booking, fields.kind);
    return createBookingRequestsStore(transaction).insert({
      booking_id: booking.id,
      state: 'CREATED',
      created_at: clock.now(),
      ...fields,
      ...amountsOf(price),
    });
  }

  /** @throws HttpError 405 booking_request_open while there is an open one of a kind */
  async function requireNone(transaction: Database, booking: BookingRow, kind: RequestKind): Promise<void> {
    if (await transitions.findOpen(transaction, booking, kind))
      throw new HttpError(405, 'booking_request_open');
  }

  /**
   * Deletes a request that was not sent.
   * @throws HttpError 404 booking_request_not_found, 405 booking_in_wrong_state once it was sent
   */
  function remove(side: Side, id: string, named: { kind: RequestKind; requestId: string }): Promise<void> {
    return withLockedTrip(side, id, async (transaction, booking) => {
      const store = createBookingRequestsStore(transaction);
      const request = await store.find(parseRowId(named.requestId));
      if (request?.booking_id !== booking.id || request.kind !== named.kind) {
        throw new HttpError(404, 'booking_request_not_found');
      }
      if (request.state !== 'CREATED') throw new HttpError(405, 'booking_in_wrong_state');
      await store.remove(request.id);
    });
  }

  return { create, requireNone, remove };
}

function changing({ transitions, withLockedTrip }: Needs) {
  /**
   * Applies a transition to the open request of a kind.
   * @param changes columns that are stored with it
   * @throws HttpError 405 booking_in_wrong_state
   */
  function transition(
    side: Side,
    id: string,
    { kind, action, changes }: { kind: RequestKind; action: RequestAction; changes?: RequestChanges },
  ): Promise<ActionResult> {
    return withLockedTrip(side, id, async (transaction, booking) => {
      const open = await requireOpen(transaction, booking, kind);
      const request = await withChanges(transaction, open, changes);
      return transitions.apply(transaction, { booking, request }, action);
    });
  }

  async function withChanges(transaction: Database, request: RequestRow, changes?: RequestChanges) {
    if (!changes) return request;
    return (await createBookingRequestsStore(transaction).change(request, changes)) ?? request;
  }

  /** @throws HttpError 405 booking_in_wrong_state */
  async function requireOpen(transaction: Database, booking: BookingRow, kind: RequestKind) {
    const request = await transitions.findOpen(transaction, booking, kind);
    if (!request) throw new HttpError(405, 'booking_in_wrong_state');
    return request;
  }

  /**
   * Sends a created request at the price that was shown.
   * @throws HttpError 405 as `transition`, 409 request_price_changed when its price has changed; the new price is stored
   */
  async function send(
    side: Side,
    id: string,
    { kind, findPrice, shownTotal, changes }: Sending,
  ): Promise<ActionResult> {
    const result = await withLockedTrip(side, id, async (transaction, booking) => {
      const request = await requireOpen(transaction, booking, kind);
      if (request.state !== 'CREATED') throw new HttpError(405, 'booking_in_wrong_state');
      const price = await findPrice(transaction, booking, request);
      const isShown = shownTotal === undefined || shownTotal === formatDecimal(request.total);
      if (isShown && price.total === request.total && price.earnings === request.earnings) {
        const sent = await withChanges(transaction, request, changes);
        return transitions.apply(transaction, { booking, request: sent }, { name: 'ask', actor: 'guest' });
      }
      await createBookingRequestsStore(transaction).change(request, amountsOf(price));
      return 'price changed';
    });
    if (result === 'price changed') throw new HttpError(409, 'request_price_changed');
    return result;
  }

  return { transition, send };
}

interface Sending {
  kind: RequestKind;
  findPrice: PriceFinder;
  /** The total that the guest was shown, as a decimal. */
  shownTotal?: string;
  /** Columns that are stored with it. */
  changes?: RequestChanges;
}

/** The current price of a request. @throws when it is not possible any more */
type PriceFinder = (transaction: Database, booking: BookingRow, request: RequestRow) => Promise<RequestPrice>;

function amountsOf({ price, fees, total, earnings, lines }: RequestPrice) {
  return { price, fees, total, earnings, lines: JSON.stringify(lines) };
}

/** Runs work on a trip with its locks held. @throws HttpError 404 booking_not_found for a trip of another user */
export function createTripLock({
  database,
  process,
}: Pick<AppContext, 'database'> & { process: Pick<BookingProcess, 'findOwn' | 'lock'> }) {
  return async <Result>(
    { role, userId }: Side,
    id: string,
    work: (transaction: Database, booking: BookingRow) => Promise<Result>,
  ): Promise<Result> => {
    const own = await process.findOwn(role, userId, id);
    return withRetry(database, async (transaction) =>
      work(transaction, await process.lock(transaction, own.id)),
    );
  };
}

export type TripLock = ReturnType<typeof createTripLock>;
