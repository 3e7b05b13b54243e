import { aBooking, aRefundPreview } from '@campavia/contracts/testing';
import type { GuestBooking, PaymentRow } from '@campavia/contracts';
import { GUEST_CANCEL_REASONS, parseDecimal, refundPlan, plainDate, type RefundCase } from '@campavia/domain';

import {
  buildCancellation,
  countExcess,
  findCancelView,
  hasRefundPage,
  isInsured,
  listReasons,
  needsProof,
  readReason,
} from './cancellation';
import { listCancellationPlans, refundTogether } from './cancellation-plans';
import { findClaim, listRefunds, sumOpenRefunds } from './refund-payments';
import { buildRefundTable } from './refund-table';
import { findSnoozeEnd } from '../snooze';

describe('the pages of a cancellation', () => {
  test.each<[Partial<GuestBooking>, string, boolean]>([
    [{ state: 'VALIDATED', buttons: ['find_similar', 'cancel'] }, 'form', false],
    [{ state: 'ACCEPTED', buttons: ['pay', 'cancel'] }, 'form', false],
    [{ state: 'ABANDONED', buttons: ['send', 'drop'] }, 'form', false],
    [{ state: 'TO_COME', buttons: ['ask_together', 'report_emergency', 'cancel'] }, 'form', false],
    [{ state: 'TO_COME', buttons: ['cancel'], emergency_proof_in_validation: true }, 'proof', true],
    [{ state: 'TO_COME', buttons: [] }, 'trip', false],
    [{ state: 'ACCEPTED_EXP', buttons: [] }, 'trip', false],
    [{ state: 'CANCELLED_GUEST', buttons: [] }, 'cancelled', true],
    [{ state: 'CANCELLED_OWNER', buttons: [], emergency_proof_in_validation: true }, 'cancelled', true],
    [{ state: 'CANCELLED_BOTH', buttons: [] }, 'cancelled', true],
    [{ state: 'CANCELLED_STAFF', buttons: [] }, 'cancelled', true],
  ])('%j: the cancellation page shows %s; it has a refund page: %s', (over, view, hasRefund) => {
    expect(findCancelView(aBooking(over))).toBe(view);
    expect(hasRefundPage(aBooking(over))).toBe(hasRefund);
  });
});

describe('reasons', () => {
  const start = '2027-11-01T08:00:00Z';
  const proofBy = Date.parse('2027-10-30T08:00:00Z');

  test('the reasons contain every one of a guest, each once', () => {
    const reasons = listReasons(aBooking(), 0).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual([...GUEST_CANCEL_REASONS].toSorted());
    expect(readReason('REASON_OTHER')).toBe('REASON_OTHER');
    expect(readReason('__proto__')).toBeUndefined();
  });

  test.each([
    ['TO_COME', proofBy - 1, false],
    ['TO_COME', proofBy, true],
    ['ACCEPTED', proofBy, false],
  ] as const)('force majeure of a trip that is %s at %d is too late: %s', (state, nowMs, isTooLate) => {
    const choices = listReasons(aBooking({ state, date_time_from: start }), nowMs);
    const found = choices.find(({ reason }) => reason === 'REASON_CORONA');
    expect(found?.isTooLate).toBe(isTooLate);
    expect(found?.proofByMs).toBe(state === 'TO_COME' ? proofBy : undefined);
  });

  test.each([
    ['TO_COME', 'REASON_OWNER', true],
    ['TO_COME_NOT_PAID', 'REASON_CORONA', true],
    ['TO_COME', 'REASON_OTHER', false],
    ['TO_COME', undefined, false],
    ['VALIDATED', 'REASON_OWNER', false],
  ] as const)('for a trip that is %s, %s requires a proof: %s', (state, reason, expected) => {
    expect(needsProof(aBooking({ state }), reason)).toBe(expected);
  });

  test.each([
    [{ cancel_insurance: true, paid: '539.70' }, 'REASON_OTHER', true],
    [{ cancel_insurance: true, paid: '0.00' }, 'REASON_OTHER', false],
    [{ cancel_insurance: false, paid: '539.70' }, 'REASON_OTHER', false],
    [{ cancel_insurance: true, paid: '539.70' }, 'DUPLICATE', false],
  ] as const)('%j, %s: the insurer pays the rest: %s', (over, reason, expected) => {
    expect(isInsured(aBooking(over), reason)).toBe(expected);
  });
});

test.each([
  ['x'.repeat(2000), 0],
  ['x'.repeat(2001), 1],
  ['🚐'.repeat(2000), 0],
])('a comment is counted in characters', (comment, excess) => {
  expect(countExcess(comment)).toBe(excess);
});

test('the refund is sent if money was paid, an empty comment is omitted', () => {
  const given = { reason: 'DUPLICATE', comment: ' ' } as const;
  expect(buildCancellation(given, undefined)).toEqual({ reason: 'DUPLICATE' });
  expect(buildCancellation({ ...given, comment: ' Sorry ' }, '369.60')).toEqual({
    reason: 'DUPLICATE',
    comment: 'Sorry',
    refund_total: '369.60',
  });
});

const paid = aBooking({ state: 'TO_COME', paid: '539.70', confirmed_on: '2027-03-09T10:00:00Z' });
const halfPaid: GuestBooking = {
  ...paid,
  state: 'TO_COME_NOT_PAID',
  paid: '269.85',
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
};
const halfPreview = aRefundPreview({ paid: '269.85', refund_total: '99.75' });

describe('the refunds by day', () => {
  const summary = (trip: GuestBooking, over = {}) =>
    listCancellationPlans(trip, aRefundPreview(over)).map(
      ({ name, status, refund, untilMs }) =>
        `${status} ${name} ${refund} until ${new Date(untilMs).toISOString().slice(0, 16)}`,
    );

  test('are three plans: everything, a part, insurance only', () => {
    expect(summary(paid)).toEqual([
      'done grace 539.70 until 2027-03-10T10:00',
      'current onTime 369.60 until 2027-10-02T21:59',
      'upcoming tooLate 105.00 until 2027-11-01T08:00',
    ]);
  });

  test('start with the grace period, and end with the last plan', () => {
    const grace = { grace_until: '2027-03-10T10:00:00Z', refund_total: '539.70' };
    expect(summary(paid, grace).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'current grace 539.70',
      'upcoming onTime 369.60',
      'upcoming tooLate 105.00',
    ]);
    expect(summary(paid, { plan: 'TOO_LATE', refund_total: '105.00' })).toEqual([
      'done grace 539.70 until 2027-03-10T10:00',
      'done onTime 369.60 until 2027-10-02T21:59',
      'current tooLate 105.00 until 2027-11-01T08:00',
    ]);
  });

  test.each([
    ['2027-10-20T10:00:00Z', ['grace', 'tooLate']],
    ['2027-10-28T10:00:00Z', ['tooLate']],
    ['2027-10-02T20:00:00Z', ['grace', 'tooLate']],
  ])('omit plans that never applied: confirmed on %s there is %j', (confirmed_on, names) => {
    const late = aRefundPreview({ plan: 'TOO_LATE', refund_total: '105.00' });
    const plans = listCancellationPlans({ ...paid, confirmed_on }, late);
    expect(plans.map(({ name }) => name)).toEqual(names);
  });

  test("the grace period ends a week before the trip, at the end of the day in the camper's zone", () => {
    const soon = { ...paid, confirmed_on: '2027-10-25T20:00:00Z' };
    const [grace] = listCancellationPlans(soon, aRefundPreview({ plan: 'TOO_LATE' }));
    expect(new Date(grace?.untilMs ?? 0).toISOString()).toBe('2027-10-25T21:59:00.000Z');
  });

  test.each([
    ['Europe/Lisbon', '2027-10-02T22:59'],
    ['America/New_York', '2027-10-03T03:59'],
  ])('the last day of a plan is one of %s: until %s', (time_zone, until) => {
    expect(summary({ ...paid, time_zone })[1]).toBe(`current onTime 369.60 until ${until}`);
  });

  test('a half charged before the last plan counts in it', () => {
    const plans = listCancellationPlans(halfPaid, halfPreview);
    expect(plans.map(({ name, refund, isChargedBefore }) => [name, refund, isChargedBefore])).toEqual([
      ['grace', '269.85', false],
      ['onTime', '99.75', false],
      ['tooLate', '105.00', true],
    ]);
  });

  test('together, all but the service fee is refunded', () => {
    expect(refundTogether(paid, aRefundPreview())).toBe('483.00');
    expect(refundTogether(halfPaid, halfPreview)).toBe('213.15');
  });
});

/** Fills a preview as the api does. */
function previewOf(trip: RefundCase, today: string) {
  const plan = refundPlan(trip, { ms: 0, today: plainDate(today) });
  const text = (minor: number) => (minor / 100).toFixed(2);
  const lines = plan.lines.map(({ share, amount, refund, retained }) => ({
    share,
    amount: text(amount),
    refund: text(refund),
    retained: text(retained),
  }));
  return aRefundPreview({
    paid: text(trip.paid),
    refund_total: text(plan.refund),
    retained_total: text(plan.retained),
    owner_receives: text(plan.ownerReceives),
    lines,
  });
}

describe('line by line', () => {
  const shares = { owner: 124_300, fees: 18_645, insurance: 26_400, cancellation: 8228, coupon: -5000 };
  const summer: RefundCase = {
    effect: 'refund_by_plan',
    shares,
    paid: 172_573,
    from: plainDate('2027-06-28'),
    to: plainDate('2027-07-08'),
    confirmedAtMs: null,
  };

  test('the parts sum to the refund, less the second half that is not charged', () => {
    const table = buildRefundTable(previewOf({ ...summer, paid: 86_287 }, '2027-05-20'));
    expect(table.rows[0]).toEqual({ share: 'owner', price: '1243.00', kept: '372.90', refunded: '870.10' });
    expect(table.total).toEqual({ price: '1725.73', kept: '591.63', refunded: '1134.10' });
    expect(table).toMatchObject({ notCharged: '862.86', refund: '271.24', platformKeeps: '218.73' });
  });

  test.each([
    [172_573, '2027-05-20'],
    [172_573, '2027-06-20'],
    [86_287, '2027-05-20'],
    [86_287, '2027-06-20'],
    [0, '2027-06-20'],
  ])('with %d paid, on %s, the table and the api agree', (paidMinor, today) => {
    const preview = previewOf({ ...summer, paid: paidMinor }, today);
    const { rows, total, refund, platformKeeps } = buildRefundTable(preview);
    expect(refund).toBe(preview.refund_total);
    const sumOf = (name: 'price' | 'kept' | 'refunded') =>
      rows.reduce((sum, row) => sum + parseDecimal(row[name]), 0);
    for (const name of ['price', 'kept', 'refunded'] as const) {
      expect(sumOf(name)).toBe(parseDecimal(total[name]));
    }
    const { owner_receives, refund_total } = preview;
    const parts = [owner_receives, refund_total, platformKeeps].map(parseDecimal);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paidMinor);
  });
});

test('refunds are listed with the pending amount', () => {
  const row = { type: 'card', state: 'done', reason: 'book', amount: '539.70', amount_currency: 'EUR' };
  const rest = { async_id: null, of_payment: 1, due_on: null, error_code: null, made_at: '', done_at: null };
  const payments = [
    { ...row, ...rest, id: 1 },
    { ...row, ...rest, id: 2, reason: 'refund', amount: '100.00', done_at: '2027-03-16T09:00:00Z' },
    { ...row, ...rest, id: 3, reason: 'refund', state: 'in_prog', amount: '200.50' },
    {
      ...row,
      ...rest,
      id: 4,
      reason: 'refund',
      type: 'moneyb',
      amount: '1.00',
      done_at: '2027-03-16T09:00:00Z',
    },
    { ...row, ...rest, id: 5, reason: 'refund', state: 'failed', amount: '2.00' },
  ] as PaymentRow[];
  const refunds = listRefunds(payments);
  expect(refunds.map(({ id, to, doneAt }) => [id, to, doneAt !== undefined])).toEqual([
    [2, 'method', true],
    [3, 'method', false],
    [4, 'credit', true],
    [5, 'method', false],
  ]);
  expect(sumOpenRefunds(refunds)).toBe('202.50');
});

test('an insurer pays at most what was paid and is not refunded', () => {
  expect(findClaim({ paid: '539.70', refunded: '369.60' })).toBe('170.10');
  expect(findClaim({ paid: '0.00', refunded: '0.00' })).toBe('0.00');
});

test.each([
  [null, undefined],
  ['2027-03-10T08:59:59Z', undefined],
  ['2027-03-10T09:00:01Z', Date.parse('2027-03-10T09:00:01Z')],
])('a trip snoozed until %s is snoozed until %s', (snoozed_until, until) => {
  expect(findSnoozeEnd({ snoozed_until }, Date.parse('2027-03-10T09:00:00Z'))).toBe(until);
});
