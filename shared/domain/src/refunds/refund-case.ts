import type { BookingFacts, Effect } from '../booking';
import { CANCELLATION_TERMS, lastDayOnTime } from '../cancellation';
import { compareDates, daysBetween, type PlainDate } from '../dates';
import type { Minor } from '../money';
import type { Shares } from './shares';

/** The effects of transitions that refund money. */
export type RefundEffect = Extract<Effect, `refund_${string}`>;

/** A trip that is cancelled or stopped. Amounts are in the currency used. */
export interface RefundCase extends Pick<BookingFacts, 'from' | 'to' | 'confirmedAtMs' | 'paid'> {
  effect: RefundEffect;
  /** The lines of the price by recipient. */
  shares: Shares;
  /** With `refund_named_amount`: the refunded amount. */
  named?: Minor;
}

/** When it was cancelled: the moment, and its date in the marketplace's time zone. */
export interface CancelledTrip {
  ms: number;
  today: PlainDate;
}

/** Whether on time, as on the wire. */
export type RefundPlanName = 'ON_TIME' | 'TOO_LATE';

type Dates = Pick<RefundCase, 'from' | 'confirmedAtMs'>;

/** Whether a trip that is cancelled now is cancelled on time. */
export function planOn(
  { from }: Pick<Dates, 'from'>,
  { today }: Pick<CancelledTrip, 'today'>,
): RefundPlanName {
  return compareDates(today, lastDayOnTime(from)) <= 0 ? 'ON_TIME' : 'TOO_LATE';
}

/** Until when everything is refunded, whatever the plan; null if that time is over or never was. */
export function graceUntil({ from, confirmedAtMs }: Dates, { ms, today }: CancelledTrip): number | null {
  const { graceHours, graceLeadDays } = CANCELLATION_TERMS;
  if (confirmedAtMs === null || daysBetween(today, from) < graceLeadDays) return null;
  const until = confirmedAtMs + graceHours * 3_600_000;
  return ms <= until ? until : null;
}
