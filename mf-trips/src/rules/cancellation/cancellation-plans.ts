import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import {
  addDays,
  CANCELLATION_TERMS,
  formatDecimal,
  graceUntil,
  lastDayOnTime,
  momentMs,
  momentOf,
  parseDecimal,
  plainDate,
  refundPlan,
  todayIn,
  type PlainDate,
  type RefundCase,
  type Shares,
} from '@campavia/domain';

export interface CancellationPlan {
  name: 'grace' | 'onTime' | 'tooLate';
  status: 'done' | 'current' | 'upcoming';
  /** The last minute of the plan, in milliseconds since 1970; the last plan ends with the pick-up. */
  untilMs: number;
  /** The refund while it is the current one. */
  refund: string;
  /** The second instalment is charged before this plan begins. */
  isChargedBefore: boolean;
}

type Trip = Pick<
  GuestBooking,
  'date_from' | 'date_to' | 'date_time_from' | 'time_zone' | 'confirmed_on' | 'second_payment' | 'paid'
>;

const MINUTE_MS = 60_000;

/** The refunds of a cancellation now, before and later, in chronological order. */
export function listCancellationPlans(trip: Trip, preview: RefundPreview): CancellationPlan[] {
  const from = plainDate(trip.date_from);
  const graceEnd = findGraceEnd(trip, from);
  const onTimeEnd = endOfDay(lastDayOnTime(from), trip);
  const ends: [CancellationPlan['name'], number][] = [['tooLate', momentMs(trip.date_time_from)]];
  if (onTimeEnd > (graceEnd ?? confirmedMs(trip))) ends.unshift(['onTime', onTimeEnd]);
  if (graceEnd !== undefined) ends.unshift(['grace', graceEnd]);
  const current = currentPlan(preview);
  const at = ends.findIndex(([name]) => name === current);
  return ends.map(([name, untilMs], index) => {
    const isChargedBefore = index > at && name === 'tooLate' && isSecondPaymentOpen(trip);
    const status = statusAt(index, at);
    const refund =
      status === 'current'
        ? preview.refund_total
        : refundUnder({ trip, preview, name, paid: isChargedBefore ? priceOf(preview) : preview.paid });
    return { name, status, untilMs, refund, isChargedBefore };
  });
}

/** The refund when guest and owner cancel together. */
export function refundTogether(trip: Trip, preview: RefundPreview): string {
  const day = { ms: 0, today: plainDate(trip.date_from) };
  const plan = refundPlan(refundCase(trip, preview, 'refund_without_fees'), day);
  return formatDecimal(plan.refund);
}

function currentPlan({ grace_until, plan }: RefundPreview): CancellationPlan['name'] {
  if (grace_until !== null) return 'grace';
  return plan === 'ON_TIME' ? 'onTime' : 'tooLate';
}

function statusAt(index: number, current: number): CancellationPlan['status'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}

interface OtherPlan {
  trip: Trip;
  preview: RefundPreview;
  name: CancellationPlan['name'];
  paid: string;
}

function refundUnder({ trip, preview, name, paid }: OtherPlan): string {
  if (name === 'grace') return paid;
  const last = lastDayOnTime(plainDate(trip.date_from));
  const today = name === 'onTime' ? last : addDays(last, 1);
  const given = refundCase(trip, { ...preview, paid }, 'refund_by_plan');
  return formatDecimal(refundPlan(given, { ms: 0, today }).refund);
}

// Without a confirmation there is no grace period: its refund is the paid amount.
function refundCase(
  { date_from, date_to }: Trip,
  { lines, paid }: Pick<RefundPreview, 'lines' | 'paid'>,
  effect: RefundCase['effect'],
): RefundCase {
  const shares = Object.fromEntries(lines.map(({ share, amount }) => [share, parseDecimal(amount)]));
  return {
    effect,
    shares: { owner: 0, fees: 0, insurance: 0, cancellation: 0, coupon: 0, ...shares } satisfies Shares,
    paid: parseDecimal(paid),
    from: plainDate(date_from),
    to: plainDate(date_to),
    confirmedAtMs: null,
  };
}

function confirmedMs({ confirmed_on }: Trip): number {
  return confirmed_on === null ? 0 : momentMs(confirmed_on);
}

/** The last moment of the first day after the confirmation; undefined where the trip began too soon after it. */
function findGraceEnd(trip: Trip, from: PlainDate): number | undefined {
  if (trip.confirmed_on === null) return undefined;
  const ms = confirmedMs(trip);
  const today = todayIn(trip.time_zone, new Date(ms));
  const until = graceUntil({ from, confirmedAtMs: ms }, { ms, today });
  if (until === null) return undefined;
  return Math.min(until, endOfDay(addDays(from, -CANCELLATION_TERMS.graceLeadDays), trip));
}

/** Days begin and end in the camper's time zone, for the api too. */
function endOfDay(day: PlainDate, { time_zone }: Pick<Trip, 'time_zone'>): number {
  return momentOf(addDays(day, 1), 0, time_zone) - MINUTE_MS;
}

function isSecondPaymentOpen({ second_payment }: Trip): boolean {
  return second_payment?.state === 'to_come';
}

function priceOf({ lines }: RefundPreview): string {
  return formatDecimal(lines.reduce((sum, { amount }) => sum + parseDecimal(amount), 0));
}
