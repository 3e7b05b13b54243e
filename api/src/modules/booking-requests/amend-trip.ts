import {
  addDays,
  holdDeadline,
  momentOf,
  packageOf,
  type DayRange,
  type PlainDate,
  type RequestLine,
} from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { nowOf, type BookingProcess, type BookingRow } from '../bookings/booking-process.service';
import { createRequestDaysStore } from './request-days.store';
import { daysWith, type RequestRow } from './request-facts';
import { createTripAmendmentsStore, type AddedLine } from './trip-amendments.store';

/** Dependencies of trip amendments. */
export interface TripAmendmentDependencies {
  clock: Clock;
  process: Pick<BookingProcess, 'requireFree' | 'expireOthersOnDays'>;
  /** The contract states days and price, so it is written again. */
  makeContract: (transaction: Database, booking: { id: number }) => Promise<void>;
  /** The second instalment of a trip that begins earlier is due earlier. */
  advanceSecondInstalment: (transaction: Database, booking: BookingRow) => Promise<void>;
}

/** Holds and books the days of requests, and amends trips. The locks of the booking are held. */
export function createTripAmendments({ clock, process, ...needs }: TripAmendmentDependencies) {
  /**
   * Requires that the days of a request are free and in the future.
   * @throws HttpError 405 CAMPER_ALREADY_BOOKED, booking_request_not_possible
   */
  async function requireDays(
    transaction: Database,
    booking: BookingRow,
    request: RequestRow,
  ): Promise<DayRange | undefined> {
    const { from: date_from, to: date_to } = daysWith(request, booking);
    if (date_from === booking.date_from && date_to === booking.date_to) return undefined;
    requireToCome(booking, date_from, clock.today());
    await createRequestDaysStore(transaction).release(request.id);
    await process.requireFree(transaction, { ...booking, date_from, date_to });
    return { from: date_from, to: date_to };
  }

  /** Holds the days of a request while it is being paid. @throws HttpError 405 CAMPER_ALREADY_BOOKED */
  async function hold(transaction: Database, booking: BookingRow, request: RequestRow): Promise<void> {
    const range = await requireDays(transaction, booking, request);
    if (!range) return;
    const until = new Date(holdDeadline(nowOf(clock), 'paying'));
    const days = addedDays(booking, range);
    await createRequestDaysStore(transaction).hold(booking, { requestId: request.id, days, until });
  }

  /** Amends a trip by a paid request. @throws HttpError 405 CAMPER_ALREADY_BOOKED */
  async function amend(transaction: Database, booking: BookingRow, request: RequestRow): Promise<BookingRow> {
    const store = createTripAmendmentsStore(transaction);
    const range = await requireDays(transaction, booking, request);
    if (range) await createRequestDaysStore(transaction).move(booking.id, range);
    await store.append(booking.id, request.id, linesOf(request));
    const amended = await store.change(booking.id, {
      price: (booking.price ?? 0) + request.total,
      earnings: (booking.earnings ?? 0) + request.earnings,
      ...choicesOf(request),
      ...(range && daysOf(booking, range)),
    });
    await store.note(amended, request.kind === 'extension' ? 'extend' : 'upgrade', clock.now());
    if (range) await process.expireOthersOnDays(transaction, amended);
    await needs.advanceSecondInstalment(transaction, amended);
    await needs.makeContract(transaction, amended);
    return amended;
  }

  /** Releases the days that are held for a request. */
  function release(transaction: Database, request: RequestRow): Promise<void> {
    return createRequestDaysStore(transaction).release(request.id);
  }

  return { requireDays, hold, amend, release };
}

// By the time of the payment: a trip that has begun keeps its first day, and no trip begins in the past.
function requireToCome({ date_from }: BookingRow, from: PlainDate, today: PlainDate): void {
  if (from === date_from || (from >= today && date_from > today)) return;
  throw new HttpError(405, 'booking_request_not_possible');
}

/** The days that a trip does not have yet; they are all before or all after it. */
function addedDays({ date_from, date_to }: BookingRow, { from, to }: DayRange): DayRange {
  if (from < date_from) return { from, to: to < date_from ? to : addDays(date_from, -1) };
  return { from: from > date_to ? from : addDays(date_to, 1), to };
}

/** The days and hours of a trip on other days. */
export function daysOf({ hour_from, hour_to, time_zone }: BookingRow, { from, to }: DayRange) {
  return {
    date_from: from,
    date_to: to,
    starts_at: new Date(momentOf(from, hour_from, time_zone)),
    ends_at: new Date(momentOf(to, hour_to, time_zone)),
  };
}

/** The choices of a trip that a request changes. */
export function choicesOf({ reason }: RequestRow) {
  if (reason === 'km_200' || reason === 'km_unlimited') return { km_package: packageOf(reason) };
  if (reason === 'rental_cover') return { rental_cover: true };
  return reason === 'second_driver' ? { second_driver: true } : {};
}

/** The lines that a request adds to a price: one per share, with its reason as their code. */
export function linesOf({ reason, lines }: RequestRow): AddedLine[] {
  const shares = [...new Set(lines.map(({ share }) => share))];
  return shares.map((share) => {
    const of = lines.filter((line) => line.share === share);
    const sum = (amountOf: (line: Pick<RequestLine, 'amount' | 'amountOwner'>) => number) =>
      of.reduce((total, line) => total + amountOf(line), 0);
    return {
      code: reason,
      share,
      amount: sum(({ amount }) => amount),
      amountOwner: sum(({ amountOwner }) => amountOwner),
    };
  });
}
