import type { GuestBooking } from '@campavia/contracts';
import { aBooking, aMe, aRefundPreview } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

import { someProofDocuments } from '../../../test/proof-documents';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const REFUND = 'GET /3/my-requests/{id}/refund/';
const CANCEL = 'PATCH /v4/bookings-guest/{id}/cancel/';

const SUBMIT = '[type="submit"]';
const reason = (value: string) => `input[value="${value}"]`;

const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
  buttons: ['ask_together', 'report_emergency', 'cancel'],
};
const halfPaid: Partial<GuestBooking> = {
  ...confirmed,
  state: 'TO_COME_NOT_PAID',
  display_state: 'TO_COME_NOT_PAID',
  paid: '269.85',
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
};
const halfPreview = aRefundPreview({ paid: '269.85', refund_total: '99.75' });
const coupon = aRefundPreview({
  price: '546.90',
  paid: '546.90',
  refund_total: '369.60',
  retained_total: '177.30',
  lines: [
    { share: 'owner', amount: '378.00', refund: '264.60', retained: '113.40' },
    { share: 'fees', amount: '56.70', refund: '0.00', retained: '56.70' },
    { share: 'insurance', amount: '105.00', refund: '105.00', retained: '0.00' },
    { share: 'cancellation', amount: '27.20', refund: '0.00', retained: '27.20' },
    { share: 'coupon', amount: '-20.00', refund: '0.00', retained: '-20.00' },
  ],
});
const { lines } = aRefundPreview();
const inGrace = aRefundPreview({
  grace_until: '2027-03-10T10:00:00Z',
  refund_total: '539.70',
  retained_total: '0.00',
  owner_receives: '0.00',
  lines: lines.map((line) => ({ ...line, refund: line.amount, retained: '0.00' })),
});
const proofAwaited: Partial<GuestBooking> = {
  ...confirmed,
  summary_state: 'WARNING',
  emergency_proof_in_validation: true,
  emergency: { reason: 'REASON_OWNER', proof: 'waiting' },
};
const cancelled: Partial<GuestBooking> = {
  ...confirmed,
  state: 'CANCELLED_GUEST',
  display_state: 'CANCELLED_GUEST',
  meta_state: 'archived',
  buttons: [],
  refunded: '369.60',
  ended_on: '2027-03-10T08:00:00Z',
};
const asked = (asked_by: 'guest' | 'owner') => ({
  ...confirmed,
  mutual_cancellation: { asked_by, asked_on: '2027-03-10T09:00:00Z', open_until: '2027-03-12T09:00:00Z' },
});

const trip = (over: Partial<GuestBooking>, preview = aRefundPreview()) => ({
  answers: [answers(TRIP, aBooking(over)), answers(REFUND, preview)],
});

export const stories: ScreenStories = {
  address: 'trip.cancel',
  path: '/d/trips/7001/cancel',
  user: aMe(),
  answers: [
    answers(TRIP, aBooking(confirmed)),
    answers(REFUND, aRefundPreview()),
    answers('GET /3/docs/booking/{id}/', someProofDocuments()),
  ],
  states: {
    loading: { answers: [pending(TRIP)] },
    'loading: the refund': { answers: [pending(REFUND)] },
    'loading: it is being cancelled': { answers: [pending(CANCEL)], press: [reason('DUPLICATE'), SUBMIT] },
    failed: { answers: [fails(TRIP)] },
    'failed: unknown': { answers: [fails(TRIP, 404, 'booking_not_found')] },
    'failed: the refund': { answers: [fails(REFUND)] },
    'failed: no reason': { press: [SUBMIT] },
    'failed: the refund changed': {
      answers: [answers(CANCEL, { code: 'refund_changed', detail: '', refund_total: '105.00' }, 409)],
      press: [reason('DUPLICATE'), SUBMIT],
    },
    'filled: on time': {},
    'filled: in the first day': trip(confirmed, inGrace),
    'filled: too late': trip(
      { ...confirmed, confirmed_on: '2027-01-09T10:00:00Z', date_from: '2027-04-01', date_to: '2027-04-07' },
      aRefundPreview({ plan: 'TOO_LATE', deadline: '2027-04-01', refund_total: '105.00' }),
    ),
    'filled: half is paid': trip(halfPaid, halfPreview),
    'filled: insured, with a coupon': {
      ...trip({ ...confirmed, paid: '546.90', cancel_insurance: true }, coupon),
      press: [reason('REASON_OTHER')],
    },
    'filled: the owner asked for it': { press: [reason('REASON_OWNER')] },
    'filled: force majeure': { press: [reason('REASON_CORONA')] },
    'filled: force majeure too late': trip({ ...confirmed, date_time_from: '2027-03-11T09:00:00Z' }),
    'filled: the guest asked to cancel together': trip(asked('guest')),
    'filled: the owner asked to cancel together': trip(asked('owner')),
    'filled: not paid': trip({ buttons: ['find_similar', 'cancel'] }),
    'filled: already cancelled': trip(cancelled),
    'filled: waiting for the proof': trip(proofAwaited),
  },
  without: { empty: 'A trip always has a price and reasons.' },
};
