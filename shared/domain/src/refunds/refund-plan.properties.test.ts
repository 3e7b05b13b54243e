import fc from 'fast-check';

import { addDays, plainDate } from '../dates';
import { quoteStay, type PriceQuote } from '../quote';
import {
  refundPlan,
  sumOfShares,
  type RefundCase,
  type RefundEffect,
  type RefundLine,
  type RefundPlan,
  type Shares,
} from './index';

/** `npm run prove -- properties` runs all of them. */
const RUNS = process.env.CAMPAVIA_PROPERTIES === 'all' ? 8000 : 1500;
const TODAY = plainDate('2026-11-20');
const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

const EFFECTS: readonly RefundEffect[] = [
  'refund_all',
  'refund_as_credit',
  'refund_by_plan',
  'refund_without_fees',
  'refund_unused_days',
  'refund_named_amount',
];

const perDay = fc.integer({ min: 1000, max: 40_000 });
const chosen = fc.option(fc.constant('chosen' as const), { nil: undefined });
const currency = fc.constantFrom('EUR' as const, 'GBP' as const, 'CHF' as const);

const booking = fc
  .record({
    rate: perDay,
    lead: fc.integer({ min: -20, max: 120 }),
    length: fc.integer({ min: 0, max: 30 }),
    currencyOwner: currency,
    currencyUsed: currency,
    rentalCover: chosen,
    cancellationInsurance: chosen,
    coupon: fc.option(fc.integer({ min: 1, max: 400_000 }), { nil: undefined }),
    insurance: fc.constantFrom('standard' as const, 'reinforced' as const, 'none' as const),
  })
  .map(({ rate, lead, length, coupon, ...choices }) => {
    const from = addDays(TODAY, lead);
    const to = addDays(from, length);
    const quote = quoteStay({
      rates: { low: rate, mid: rate, high: rate },
      overrides: [],
      weeklyPercent: 10,
      earlyPercent: 5,
      ...choices,
      from,
      to,
      today: addDays(TODAY, -60),
      ...(coupon && { coupon: { code: 'C', amount: coupon, currency: 'EUR' as const } }),
    });
    return { from, to, quote };
  });

const called = fc.record({
  effect: fc.constantFrom(...EFFECTS),
  part: fc.constantFrom('whole', 'half', 'nothing'),
  confirmedHoursAgo: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
  share: fc.integer({ min: 0, max: 100 }),
});

function sharesOf({ amounts, priceOwner }: PriceQuote): Shares {
  return {
    owner: priceOwner,
    fees: amounts.price_fees,
    insurance: amounts.price_insurance + amounts.price_second_driver + amounts.price_rental_cover,
    cancellation: amounts.price_cancellation_insurance,
    coupon: amounts.price_coupon === 0 ? 0 : -amounts.price_coupon,
  };
}

function paidOf(price: number, part: string): number {
  if (part === 'nothing') return 0;
  return part === 'half' ? Math.ceil(price / 2) : price;
}

const trips = fc.tuple(booking, called).map(([{ from, to, quote }, how]): RefundCase => {
  const paid = paidOf(quote.price, how.part);
  const confirmedAtMs = how.confirmedHoursAgo === null ? null : NOON - how.confirmedHoursAgo * HOUR_MS;
  const named = Math.floor((paid * how.share) / 100);
  return { from, to, shares: sharesOf(quote), paid, confirmedAtMs, effect: how.effect, named };
});

/** All inconsistencies of a plan. */
function faultsOf(trip: RefundCase, plan: RefundPlan): string[] {
  const { lines, refund, retained, ownerReceives, platformRetains } = plan;
  const sum = (of: (line: RefundLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const holds = {
    'what is paid is given back or retained': refund + retained === trip.paid,
    'lines sum to the refund': sum((line) => line.refund) === refund,
    'lines sum to what is retained': sum((line) => line.retained) === retained,
    'the owner and the platform share it': ownerReceives + platformRetains === retained,
    'the line of the owner is theirs':
      lines.find(({ share }) => share === 'owner')?.retained === ownerReceives,
    'the owner gets no more than their part': ownerReceives <= trip.shares.owner,
    'amounts are whole and not negative': [refund, retained, ownerReceives].every(
      (amount) => Number.isSafeInteger(amount) && amount >= 0,
    ),
    'a coupon comes back with everything else': !plan.reissuesCoupon || refund === trip.paid,
    'a named amount is given': trip.effect !== 'refund_named_amount' || refund === trip.named,
  };
  return Object.entries(holds).flatMap(([rule, isSatisfied]) => (isSatisfied ? [] : [rule]));
}

test(`in ${RUNS} trips every paid cent is refunded or retained, once`, () => {
  fc.assert(
    fc.property(trips, (trip) => {
      expect(sumOfShares(trip.shares)).toBeGreaterThanOrEqual(trip.paid);
      expect(faultsOf(trip, refundPlan(trip, { ms: NOON, today: TODAY }))).toEqual([]);
    }),
    { numRuns: RUNS, seed: 20_270_315 },
  );
}, 120_000);

test('a planted cent is found in any amount', () => {
  fc.assert(
    fc.property(
      trips,
      fc.constantFrom('refund' as const, 'retained' as const, 'ownerReceives' as const),
      (trip, where) => {
        const plan = refundPlan(trip, { ms: NOON, today: TODAY });
        expect(faultsOf(trip, { ...plan, [where]: plan[where] + 1 })).not.toEqual([]);
        const [owner, ...others] = plan.lines as [RefundLine, ...RefundLine[]];
        const lines = [{ ...owner, retained: owner.retained + 1 }, ...others];
        expect(faultsOf(trip, { ...plan, lines })).not.toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('an owner never receives more than was collected without the platform’s part', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const byPlan = { ...trip, effect: 'refund_by_plan' as const };
      const plan = refundPlan(byPlan, { ms: NOON, today: TODAY });
      const { fees, cancellation, coupon } = trip.shares;
      const isWhole = plan.lines.every(({ retained }) => retained === 0);
      const platform = isWhole ? 0 : fees + cancellation + coupon;
      expect(plan.ownerReceives).toBeLessThanOrEqual(Math.max(0, trip.paid - plan.refund - platform));
    }),
    { numRuns: RUNS, seed: 20_270_315 },
  );
});

test('an earlier cancellation never refunds less', () => {
  fc.assert(
    fc.property(trips, fc.integer({ min: 1, max: 90 }), (trip, days) => {
      const byPlan = { ...trip, effect: 'refund_by_plan' as const };
      const later = refundPlan(byPlan, { ms: NOON, today: TODAY });
      const earlier = refundPlan(byPlan, { ms: NOON - days * 24 * HOUR_MS, today: addDays(TODAY, -days) });
      expect(earlier.refund).toBeGreaterThanOrEqual(later.refund);
    }),
    { numRuns: RUNS, seed: 20_270_315 },
  );
});
