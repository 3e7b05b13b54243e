import { CANCELLATION_TERMS } from '../cancellation';
import { daysInclusive } from '../dates';
import { halfUp } from '../money';
import { graceUntil, planOn, type CancelledTrip, type RefundCase, type RefundEffect } from './refund-case';
import { NO_SHARES, SHARES, takeFrom, type Shares } from './shares';

type RetentionRule = (trip: RefundCase, cancelledOn: CancelledTrip) => Shares;

const RETENTION: Record<RefundEffect, RetentionRule> = {
  refund_all: () => NO_SHARES,
  refund_as_credit: () => NO_SHARES,
  refund_by_plan: retainedByPlan,
  refund_without_fees: ({ shares }) => ({ ...NO_SHARES, fees: shares.fees }),
  refund_unused_days: retainedForUsedDays,
  refund_named_amount: retainedBesideNamed,
};

/** The retained part of each share if the price is paid in full. A coupon counts only for what it paid. */
export function retainedShares(trip: RefundCase, cancelledOn: CancelledTrip): Shares {
  const retained = RETENTION[trip.effect](trip, cancelledOn);
  const others = retained.owner + retained.fees + retained.insurance + retained.cancellation;
  return { ...retained, coupon: Math.max(retained.coupon, others === 0 ? 0 : -others) };
}

function retainedByPlan(trip: RefundCase, cancelledOn: CancelledTrip): Shares {
  if (graceUntil(trip, cancelledOn) !== null) return NO_SHARES;
  const { onTimePercent, tooLatePercent } = CANCELLATION_TERMS;
  const percent = planOn(trip, cancelledOn) === 'ON_TIME' ? onTimePercent : tooLatePercent;
  return { ...trip.shares, insurance: 0, owner: halfUp(trip.shares.owner * (100 - percent), 100) };
}

// The day on which a trip is stopped counts as used.
function retainedForUsedDays({ shares, from, to }: RefundCase, { today }: CancelledTrip): Shares {
  const days = daysInclusive(from, to);
  const used = Math.min(days, Math.max(0, daysInclusive(from, today)));
  const retained = { ...NO_SHARES };
  for (const share of SHARES) retained[share] = halfUp(shares[share] * used, days);
  return retained;
}

function retainedBesideNamed({ shares, named = 0, paid }: RefundCase): Shares {
  if (!Number.isSafeInteger(named) || named < 0 || named > paid) {
    throw new RangeError(`Cannot refund ${named} of ${paid} paid`);
  }
  if (named === paid) return NO_SHARES;
  return takeFrom(shares, named, ['insurance', 'owner', 'cancellation', 'fees']);
}
