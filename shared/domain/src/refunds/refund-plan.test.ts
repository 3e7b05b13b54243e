import { plainDate } from '../dates';
import { earningsAfter, refundPlan, refundUnusedDays, sumOfShares, type RefundCase } from './index';

const DAY_MS = 86_400_000;

/** Eleven summer days with everything chosen, booked on 15 March: 1,725.73. */
const SUMMER: Omit<RefundCase, 'effect'> = {
  from: plainDate('2027-06-28'),
  to: plainDate('2027-07-08'),
  confirmedAtMs: Date.UTC(2027, 2, 15, 8),
  shares: {
    owner: 124_300,
    fees: 18_645,
    insurance: 17_600 + 2200 + 6600,
    cancellation: 8228,
    coupon: -5000,
  },
  paid: 172_573,
};

function on(day: string, hour = 8) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { today: plainDate(day), ms: Date.UTC(year, month - 1, date, hour) };
}

function given(trip: Partial<RefundCase>, day: string) {
  const plan = refundPlan({ ...SUMMER, effect: 'refund_by_plan', ...trip }, on(day));
  expect(plan.refund + plan.retained).toBe(trip.paid ?? SUMMER.paid);
  expect(plan.ownerReceives + plan.platformRetains).toBe(plan.retained);
  return plan;
}

describe('a guest who cancels a trip of 1,725.73', () => {
  test('on time gets 1,134.10 back, the owner keeps 372.90 and the platform 218.73', () => {
    const plan = given({}, '2027-05-29');
    expect(plan).toMatchObject({ plan: 'ON_TIME', deadline: '2027-05-29', graceUntilMs: null });
    expect(plan).toMatchObject({ refund: 113_410, ownerReceives: 37_290, platformRetains: 21_873 });
    expect(plan.lines).toEqual([
      { share: 'owner', amount: 124_300, refund: 87_010, retained: 37_290 },
      { share: 'fees', amount: 18_645, refund: 0, retained: 18_645 },
      { share: 'insurance', amount: 26_400, refund: 26_400, retained: 0 },
      { share: 'cancellation', amount: 8228, refund: 0, retained: 8228 },
      { share: 'coupon', amount: -5000, refund: 0, retained: -5000 },
    ]);
    expect(plan.reissuesCoupon).toBe(false);
  });

  test('a day later gets 264.00 back, and the owner all of their part', () => {
    const plan = given({}, '2027-05-30');
    expect(plan).toMatchObject({ plan: 'TOO_LATE', deadline: '2027-06-28', refund: 26_400 });
    expect(plan.ownerReceives).toBe(124_300);
  });

  test('within a day of booking gets everything back, and the coupon', () => {
    const plan = given({}, '2027-03-16');
    expect(plan).toMatchObject({ refund: 172_573, ownerReceives: 0, reissuesCoupon: true });
    expect(plan.graceUntilMs).toBe(Date.UTC(2027, 2, 16, 8));
    const late = refundPlan({ ...SUMMER, effect: 'refund_by_plan' }, on('2027-03-16', 9));
    expect(late.refund).toBe(113_410);
  });

  test.each([
    ['2027-06-21', 172_573],
    ['2027-06-22', 26_400],
  ])('the day of grace is given a week before the trip, not later: on %s %d', (day, refund) => {
    expect(given({ confirmedAtMs: on(day).ms - DAY_MS / 2 }, day).refund).toBe(refund);
  });

  test('with half of it paid gets back only the amount above what is retained; the owner bears the loss', () => {
    expect(given({ paid: 86_287 }, '2027-05-29')).toMatchObject({ refund: 27_124, ownerReceives: 37_290 });
    const late = given({ paid: 86_287 }, '2027-06-08');
    expect(late).toMatchObject({
      refund: 0,
      retained: 86_287,
      platformRetains: 21_873,
      ownerReceives: 64_414,
    });
  });

  test('with a coupon for nearly the whole trip gets back no more than was paid', () => {
    const shares = { ...SUMMER.shares, coupon: -170_000 };
    const plan = given({ shares, paid: 7573 }, '2027-05-29');
    expect(plan).toMatchObject({ refund: 7573, ownerReceives: 37_290, platformRetains: -37_290 });
    expect(plan.reissuesCoupon).toBe(false);
  });
});

describe('full refund', () => {
  test('when the owner or staff cancel, also of a half-paid trip', () => {
    expect(given({ effect: 'refund_all' }, '2027-06-27')).toMatchObject({
      refund: 172_573,
      ownerReceives: 0,
      reissuesCoupon: true,
    });
    expect(given({ effect: 'refund_all', paid: 86_287 }, '2027-06-27').refund).toBe(86_287);
  });

  test('as a rental credit after force majeure', () => {
    const plan = given({ effect: 'refund_as_credit' }, '2027-06-27');
    expect(plan).toMatchObject({ refund: 172_573, isCredit: true });
  });

  test('except for the fees when both sides cancel together', () => {
    expect(given({ effect: 'refund_without_fees' }, '2027-06-27')).toMatchObject({
      refund: 172_573 - 18_645,
      ownerReceives: 0,
      reissuesCoupon: false,
    });
  });
});

describe('a trip that is stopped', () => {
  test('refunds the days after the stop, pro rata', () => {
    const { effect, ...trip } = { ...SUMMER, effect: 'refund_unused_days' as const };
    const plan = refundUnusedDays(trip, on('2027-07-01'));
    expect(plan).toEqual(given({ effect }, '2027-07-01'));
    expect(plan.ownerReceives).toBe(45_200);
    expect(plan.retained).toBe(45_200 + 6780 + 9600 + 2992 - 1818);
  });

  test.each([
    ['2027-06-27', 172_573],
    ['2027-07-08', 0],
    ['2027-07-20', 0],
  ])('on %s refunds %d', (day, refund) => {
    expect(given({ effect: 'refund_unused_days' }, day).refund).toBe(refund);
  });
});

describe('an amount named by staff', () => {
  test('is refunded to the cent, and reduces the owner’s part last', () => {
    const plan = given({ effect: 'refund_named_amount', named: 30_000 }, '2027-06-27');
    expect(plan).toMatchObject({ refund: 30_000, ownerReceives: 124_300 - 3600 });
    expect(given({ effect: 'refund_named_amount', named: 0, paid: 0 }, '2027-06-27').ownerReceives).toBe(0);
  });

  test('may be all, and then the coupon is valid again', () => {
    const plan = given({ effect: 'refund_named_amount', named: 86_287, paid: 86_287 }, '2027-06-27');
    expect(plan).toMatchObject({ refund: 86_287, retained: 0, reissuesCoupon: true });
  });

  test.each([172_574, -1, 0.5])('is never %d of 1,725.73', (named) => {
    const trip = { ...SUMMER, effect: 'refund_named_amount' as const, named };
    expect(() => refundPlan(trip, on('2027-06-27'))).toThrow(RangeError);
  });
});

test('an owner paid in another currency keeps the same part of the earnings', () => {
  expect(earningsAfter(given({}, '2027-05-29'), 108_390)).toBe(32_517);
  expect(earningsAfter(given({}, '2027-05-30'), 108_390)).toBe(108_390);
  const free = { ...SUMMER.shares, owner: 0 };
  expect(earningsAfter(given({ shares: free, paid: sumOfShares(free) }, '2027-05-30'), 0)).toBe(0);
});
