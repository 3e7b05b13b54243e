import { lastDayOnTime } from '../cancellation';
import type { PlainDate } from '../dates';
import type { Minor } from '../money';
import { retainedShares } from './retained-shares';
import { graceUntil, planOn, type CancelledTrip, type RefundCase, type RefundPlanName } from './refund-case';
import { NO_SHARES, SHARES, subtractShares, sumOfShares, takeFrom, type Share, type Shares } from './shares';

/** The settlement of one share of the paid amount. */
export interface RefundLine {
  share: Share;
  /** Its part of the price. */
  amount: Minor;
  refund: Minor;
  retained: Minor;
}

/** The settlement of the paid amount: `refund + retained = paid`, and the lines sum to both. */
export interface RefundPlan {
  plan: RefundPlanName;
  /** The last day on which this plan holds. */
  deadline: PlainDate;
  /** Until when everything is refunded; null when that is over. */
  graceUntilMs: number | null;
  lines: RefundLine[];
  refund: Minor;
  retained: Minor;
  ownerReceives: Minor;
  /** The retained amount that is not the owner's; negative when the platform pays for a coupon. */
  platformRetains: Minor;
  /** Whether the coupon can be used again. */
  reissuesCoupon: boolean;
  /** Whether it is refunded as a rental credit. */
  isCredit: boolean;
}

const OWNER_FIRST: readonly Share[] = ['owner', 'insurance', 'cancellation', 'fees'];

/**
 * The refund when a trip is cancelled or stopped. `retained = owner's part + fees + cancellation insurance − coupon` of
 * the retained shares, `refund = paid − retained`, neither negative. An unpaid amount reduces the refund, then the
 * owner's part: the owner never receives more than was collected without the platform's part.
 *
 * @param cancelledOn when the guest cancelled, also if staff decided later
 * @throws RangeError when the named amount exceeds the paid one.
 */
export function refundPlan(trip: RefundCase, cancelledOn: CancelledTrip): RefundPlan {
  const retainedParts = retainedShares(trip, cancelledOn);
  const { refunds, retained } = isNamed(trip)
    ? refundNamed(trip, retainedParts)
    : settle(trip, retainedParts);
  const plan = planOn(trip, cancelledOn);
  const total = sumOfShares(retained);
  return {
    plan,
    deadline: plan === 'ON_TIME' ? lastDayOnTime(trip.from) : trip.from,
    graceUntilMs: graceUntil(trip, cancelledOn),
    lines: SHARES.map((share) => ({
      share,
      amount: trip.shares[share],
      refund: refunds[share],
      retained: retained[share],
    })),
    refund: sumOfShares(refunds),
    retained: total,
    ownerReceives: retained.owner,
    platformRetains: total - retained.owner,
    reissuesCoupon: trip.shares.coupon < 0 && SHARES.every((share) => retainedParts[share] === 0),
    isCredit: trip.effect === 'refund_as_credit',
  };
}

/** The refund of a trip that is stopped on a day: the days after it, pro rata. */
export function refundUnusedDays(trip: Omit<RefundCase, 'effect'>, stopped: CancelledTrip): RefundPlan {
  return refundPlan({ ...trip, effect: 'refund_unused_days' }, stopped);
}

interface Settled {
  refunds: Shares;
  retained: Shares;
}

// An unpaid amount is neither refunded nor retained.
function settle({ shares, paid }: RefundCase, retainedParts: Shares): Settled {
  const wanted = subtractShares(shares, retainedParts);
  const givable = sumOfShares(wanted);
  const unpaid = sumOfShares(shares) - paid;
  if (unpaid <= givable) return { refunds: reduceRefund(wanted, unpaid), retained: retainedParts };
  return { refunds: NO_SHARES, retained: reduceRefund(retainedParts, unpaid - givable) };
}

function refundNamed({ shares, paid }: RefundCase, retainedParts: Shares): Settled {
  const unpaid = sumOfShares(shares) - paid;
  return { refunds: subtractShares(shares, retainedParts), retained: reduceRefund(retainedParts, unpaid) };
}

// An overpayment counts with the fees.
function reduceRefund(shares: Shares, unpaid: Minor): Shares {
  return unpaid < 0 ? { ...shares, fees: shares.fees - unpaid } : takeFrom(shares, unpaid, OWNER_FIRST);
}

function isNamed({ effect, named, paid }: RefundCase): boolean {
  return effect === 'refund_named_amount' && named !== paid;
}
