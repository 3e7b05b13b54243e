import type { Selectable } from 'kysely';

import {
  effectiveFactsAt,
  isOver,
  rangeAfter,
  requestStateAt,
  type DayRange,
  type Now,
  type RequestFacts,
  type RequestState,
} from '@campavia/domain';

import type { BookingRequestTable, KeptLine } from '../../database/booking-request-schema';
import { factsOf, type BookingRow } from '../bookings/booking-process.service';

/** A stored extension or upgrade. */
export interface RequestRow extends Selectable<BookingRequestTable> {
  lines: KeptLine[];
}

/** What the process of a request depends on. An open request is not paid: payment confirms it. */
export function factsOfRequest(row: RequestRow, booking: BookingRow, now: Now): RequestFacts {
  const { kind, state, reason, answer_by, pay_by } = row;
  // An upgrade is sold until the trip begins, because damage that has happened cannot be insured.
  const isOpen = isTripOpen(booking, now) && (kind === 'extension' || now.ms < booking.starts_at.getTime());
  return {
    state,
    reason,
    isPaid: false,
    isTripOpen: isOpen,
    answerByMs: answer_by?.getTime() ?? null,
    payByMs: pay_by?.getTime() ?? null,
  };
}

/** The effective state of a request. */
export function effectiveStateOf(row: RequestRow, booking: BookingRow, now: Now): RequestState {
  return requestStateAt(factsOfRequest(row, booking, now), now.ms);
}

/** Whether a trip is booked and not over. */
export function isTripOpen(booking: BookingRow, now: Now): boolean {
  const facts = effectiveFactsAt(factsOf(booking), now);
  return (facts.state === 'TO_COME' || facts.state === 'TO_COME_NOT_PAID') && !isOver(facts, now);
}

/** The days of a trip with those that a request adds. */
export function daysWith(
  { reason, days }: RequestRow,
  { date_from: from, date_to: to }: BookingRow,
): DayRange {
  if (days === null) return { from, to };
  return rangeAfter({ from, to }, { reason: reason as 'day_slide', days });
}
