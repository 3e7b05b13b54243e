import {
  addDays,
  findTransition,
  GUEST_CANCEL_REASONS,
  OWNER_REASONS,
  OWNER_SIMPLE_REASONS,
  REFUND_REASONS,
  SECOND_PAYMENT_DAYS,
  type BookingActor,
  type BookingTransition,
  type Coupon,
  type Now,
} from '@campavia/domain';

import { buildLiveQuote } from '../../../../src/modules/booking-prices/build-quote';
import { factsOf } from '../../../../src/modules/bookings/process/booking-facts';
import { transitionChanges } from '../../../../src/modules/bookings/process/transition-changes';
import { nowAt } from './now-at';
import type { Step } from '../plans/scenarios';
import type { BookingHistory } from './booking-history';
import { chargeOwner, refundGuest, type Given } from './build-refunds';
import { dropSecondHalf, scheduleSecondHalf } from './build-payments';

/**
 * Applies a transition with its effects.
 * @throws Error when the booking process does not have it: then the scenario is wrong
 */
export function buildTransaction(history: BookingHistory, step: Step, at: number): void {
  const now = nowAt(at);
  const move = findTransition(step.move, step.actor, factsOf(history.row), now);
  if (!move)
    throw new Error(`${history.plan.scenario}: ${step.actor} cannot ${step.move} a ${history.row.state}`);
  const reason = reasonOf(history, step);
  const actorId = actorOf(history, step.actor);
  note(history, move, { at, actorId, reason });
  const requested = { bookingId: history.row.id, name: step.move, actor: step.actor, reason };
  Object.assign(history.row, transitionChanges(history.row, { transition: move, requested, now }));
  if (move.name === 'report_emergency') history.reportedAt = at;
  for (const effect of move.effects) runEffect(history, effect, now);
}

/** Appends to the booking's history. */
function note(
  { changes, row }: BookingHistory,
  move: BookingTransition,
  { at, actorId, reason }: { at: number; actorId: number | null; reason?: string },
): void {
  changes.push({
    booking_id: row.id,
    at: new Date(at),
    move: move.name,
    actor: move.actor,
    actor_id: actorId,
    from_state: row.state,
    to_state: move.to,
    reason: reason ?? null,
    comment: null,
  });
}

function runEffect(history: BookingHistory, effect: BookingTransition['effects'][number], now: Now): void {
  if (isRefund(effect)) refundGuest(history, effect, now);
  else EFFECTS[effect]?.(history, now);
}

type Effect = BookingTransition['effects'][number];

const EFFECTS: Partial<Record<Effect, (history: BookingHistory, now: Now) => void>> = {
  freeze_price: agreePrice,
  schedule_second_half: (history, { ms }) => {
    Object.assign(history.row, { second_half: 'to_come', second_half_on: secondHalfOn(history) });
    scheduleSecondHalf(history, ms);
  },
  note_failed_half: ({ row }) => {
    Object.assign(row, { second_half: 'failed', second_half_tries: row.second_half_tries + 1 });
  },
  note_paid_half: ({ row }) => void Object.assign(row, { second_half: 'done' }),
  drop_second_half: dropSecondHalf,
  charge_owner: chargeOwner,
};

function secondHalfOn({ row }: BookingHistory) {
  return addDays(row.date_from, -SECOND_PAYMENT_DAYS);
}

function isRefund(effect: Effect): effect is Given {
  return effect.startsWith('refund_');
}

const COUPONS_SHARE = 0.06;

/** Agrees the price, once; some guests have a coupon that is valid on that day. */
export function agreePrice(history: BookingHistory, { ms, today }: Now): void {
  const { row, plan, random, existing } = history;
  if (row.price !== null) return;
  const good = existing.coupons.filter(
    ({ valid_from, valid_until, most_uses }) => valid_from <= today && today <= valid_until && most_uses > 1,
  );
  const coupon: Coupon | undefined =
    good.length && random.chance(COUPONS_SHARE) ? random.pick(good) : undefined;
  const quote = buildLiveQuote({ booking: row, camper: plan.camper, coupon, today });
  history.lines = quote.lines;
  Object.assign(row, {
    price: quote.price,
    earnings: quote.earnings,
    rate_micros: quote.rateMicros,
    coupon_code: quote.couponCode,
    price_frozen_at: new Date(ms),
  });
}

function actorOf({ row, staffId }: BookingHistory, actor: BookingActor): number | null {
  if (actor === 'guest') return row.guest_id;
  if (actor === 'owner') return row.owner_id;
  return actor === 'staff' ? staffId : null;
}

const REASONS = {
  guest: GUEST_CANCEL_REASONS.filter((reason) => reason !== 'REASON_OWNER' && reason !== 'REASON_CORONA'),
  owner: [...OWNER_REASONS, ...OWNER_SIMPLE_REASONS],
  staff: REFUND_REASONS,
  duplicate: ['DUPLICATE'],
  force_majeure: ['REASON_CORONA'],
  owners_fault: ['REASON_OWNER'],
} as const;

// In rotation, so that every reason occurs.
function reasonOf({ row }: BookingHistory, { reason }: Step): string | undefined {
  const list: readonly string[] = reason ? REASONS[reason] : [];
  return list[row.id % Math.max(1, list.length)];
}
