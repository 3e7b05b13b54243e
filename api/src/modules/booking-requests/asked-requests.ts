import type { RequestPrice } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { RequestKind } from '../../database/booking-request-schema';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { BookingRow } from '../bookings/booking-process.service';
import { createBookingRequestsStore, type NewRequest } from './booking-requests.store';
import type { LockedTrips, Side } from './locked-trip';
import type { Deed, RequestMoves } from './make-request-moves';
import type { RequestRow } from './request-facts';

type Wanted = Pick<NewRequest, 'kind' | 'reason'> & Partial<NewRequest>;

interface Needs extends Pick<AppContext, 'clock'> {
  moves: RequestMoves;
  locked: LockedTrips;
}

/** A request with its booking, as they stand after something was done. */
export interface Done {
  booking: BookingRow;
  request: RequestRow;
}

const LARGEST_ID = 2_147_483_647;

/** What both kinds of requests have in common: begun, moved, forgotten. */
export function createAskedRequests(needs: Needs) {
  return { ...beginning(needs), ...moving(needs) };
}

export type AskedRequests = ReturnType<typeof createAskedRequests>;

function beginning({ clock, moves, locked }: Needs) {
  /** Begins a request; nobody is told yet. @throws HttpError 405 booking_request_open while there is another one */
  async function begin(
    transaction: Database,
    booking: BookingRow,
    { price, wanted }: { price: RequestPrice; wanted: Wanted },
  ): Promise<RequestRow> {
    await requireNone(transaction, booking, wanted.kind);
    return createBookingRequestsStore(transaction).insert({
      booking_id: booking.id,
      state: 'CREATED',
      created_at: clock.now(),
      ...wanted,
      ...amountsOf(price),
    });
  }

  /** @throws HttpError 405 booking_request_open while there is an open one of a kind */
  async function requireNone(transaction: Database, booking: BookingRow, kind: RequestKind): Promise<void> {
    if (await moves.findOpen(transaction, booking, kind)) throw new HttpError(405, 'booking_request_open');
  }

  /**
   * Forgets a request that nobody was told of.
   * @throws HttpError 404 booking_request_not_found, 405 booking_in_wrong_state once it was asked for
   */
  function remove(side: Side, id: string, named: { kind: RequestKind; requestId: string }): Promise<void> {
    return locked(side, id, async (transaction, booking) => {
      const store = createBookingRequestsStore(transaction);
      const number = /^\d{1,10}$/.test(named.requestId) ? Number(named.requestId) : 0;
      const request = number <= LARGEST_ID ? await store.find(number) : undefined;
      if (request?.booking_id !== booking.id || request.kind !== named.kind) {
        throw new HttpError(404, 'booking_request_not_found');
      }
      if (request.state !== 'CREATED') throw new HttpError(405, 'booking_in_wrong_state');
      await store.remove(request.id);
    });
  }

  return { begin, requireNone, remove };
}

function moving({ moves, locked }: Needs) {
  /** Moves the open request of a kind. @throws HttpError 405 booking_in_wrong_state without one, or not possible */
  function move(side: Side, id: string, { kind, deed }: { kind: RequestKind; deed: Deed }): Promise<Done> {
    return locked(side, id, async (transaction, booking) => {
      const request = await requireOpen(transaction, booking, kind);
      return moves.make(transaction, { booking, request }, deed);
    });
  }

  /** @throws HttpError 405 booking_in_wrong_state */
  async function requireOpen(transaction: Database, booking: BookingRow, kind: RequestKind) {
    const request = await moves.findOpen(transaction, booking, kind);
    if (!request) throw new HttpError(405, 'booking_in_wrong_state');
    return request;
  }

  /**
   * Asks for what was begun, at the price that was shown.
   * @throws HttpError 405 as `move`, 409 request_price_changed when it costs something else by now: that is kept
   */
  async function ask(
    side: Side,
    id: string,
    { kind, priceOf }: { kind: RequestKind; priceOf: Pricing },
  ): Promise<Done> {
    const answer = await locked(side, id, async (transaction, booking) => {
      const request = await requireOpen(transaction, booking, kind);
      if (request.state !== 'CREATED') throw new HttpError(405, 'booking_in_wrong_state');
      const price = await priceOf(transaction, booking, request);
      if (price.total === request.total && price.earnings === request.earnings) {
        return moves.make(transaction, { booking, request }, { name: 'ask', actor: 'guest' });
      }
      await createBookingRequestsStore(transaction).change(request, amountsOf(price));
      return 'price changed';
    });
    if (answer === 'price changed') throw new HttpError(409, 'request_price_changed');
    return answer;
  }

  return { move, ask };
}

/** What a request costs now, when it can be had still. */
type Pricing = (transaction: Database, booking: BookingRow, request: RequestRow) => Promise<RequestPrice>;

function amountsOf({ price, fees, total, earnings, lines }: RequestPrice) {
  return { price, fees, total, earnings, lines: JSON.stringify(lines) };
}
