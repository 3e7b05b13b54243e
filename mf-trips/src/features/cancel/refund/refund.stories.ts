import type { BookingPayments, GuestBooking, PaymentRow } from '@campavia/contracts';
import { aBooking, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

import { someProofDocuments } from '../../../../test/proof-documents';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const PAYMENTS = 'GET /3/my-requests/{id}/payments/';
const DOCUMENTS = 'GET /3/docs/booking/{id}/';

const cancelled: Partial<GuestBooking> = {
  state: 'CANCELLED_GUEST',
  display_state: 'CANCELLED_GUEST',
  meta_state: 'archived',
  summary_state: 'DONE',
  cancel_reason: 'DUPLICATE',
  paid: '539.70',
  refunded: '369.60',
  buttons: [],
  confirmed_on: '2027-03-01T10:00:00Z',
  ended_on: '2027-03-10T08:00:00Z',
  can_search_more: false,
};
const waiting = (reason: 'REASON_OWNER' | 'REASON_CORONA'): Partial<GuestBooking> => ({
  ...cancelled,
  state: 'TO_COME',
  display_state: 'TO_COME',
  refunded: '0.00',
  ended_on: null,
  emergency_proof_in_validation: true,
  emergency: { reason, proof: 'waiting' },
});

const paid: PaymentRow = {
  id: 1,
  type: 'card',
  state: 'done',
  reason: 'book',
  amount: '539.70',
  amount_currency: 'EUR',
  async_id: null,
  of_payment: null,
  request_id: null,
  due_on: null,
  error_code: null,
  made_at: '2027-03-01T10:00:00Z',
  done_at: '2027-03-01T10:00:00Z',
};
const refund: PaymentRow = {
  ...paid,
  id: 2,
  reason: 'refund',
  state: 'in_prog',
  amount: '369.60',
  of_payment: 1,
  made_at: '2027-03-10T08:00:00Z',
  done_at: null,
};
const payments = (rows: PaymentRow[]): BookingPayments => ({
  booking: 7001,
  price: '539.70',
  paid: '539.70',
  refunded: '369.60',
  to_pay: '0.00',
  currency_used: 'EUR',
  payments: rows,
  means: [],
  rental_credits: { available: '0.00', usable: '0.00', usable_currency: 'EUR', is_used: false },
  hold_until: null,
  read_at: '2027-03-10T09:00:00Z',
});

const trip = (over: Partial<GuestBooking>, rows: PaymentRow[] = []) => ({
  answers: [answers(TRIP, aBooking(over)), answers(PAYMENTS, payments(rows))],
});

export const stories: ScreenStories = {
  address: 'trip.refund',
  path: '/d/trips/7001/refund',
  user: aMe(),
  answers: [
    answers(TRIP, aBooking(cancelled)),
    answers(PAYMENTS, payments([paid, refund])),
    answers(DOCUMENTS, someProofDocuments()),
  ],
  states: {
    loading: { answers: [pending(TRIP)] },
    'loading: the payments': { answers: [pending(PAYMENTS)] },
    failed: { answers: [fails(TRIP)] },
    'failed: unknown': { answers: [fails(TRIP, 404, 'booking_not_found')] },
    'failed: the payments': { answers: [fails(PAYMENTS)] },
    'empty: nothing was paid': trip({ ...cancelled, paid: '0.00', refunded: '0.00', confirmed_on: null }),
    'filled: on its way': {},
    'filled: refunded': trip(cancelled, [
      paid,
      { ...refund, state: 'done', done_at: '2027-03-12T08:00:00Z' },
    ]),
    'filled: the rest from the insurer': trip(
      { ...cancelled, cancel_reason: 'REASON_OTHER', cancel_insurance: true, has_external_refund: true },
      [paid, refund],
    ),
    'filled: the owner asked for it, proof awaited': trip(waiting('REASON_OWNER')),
    'filled: force majeure, proof awaited': trip(waiting('REASON_CORONA')),
    'filled: force majeure, accepted': trip(
      { ...cancelled, refunded: '539.70', emergency: { reason: 'REASON_CORONA', proof: 'accepted' } },
      [paid, { ...refund, type: 'moneyb', state: 'done', amount: '539.70', done_at: '2027-03-12T08:00:00Z' }],
    ),
    'filled: the owner asked for it, accepted': trip(
      {
        ...cancelled,
        state: 'CANCELLED_OWNER',
        refunded: '539.70',
        emergency: { reason: 'REASON_OWNER', proof: 'accepted' },
      },
      [paid, { ...refund, amount: '539.70' }],
    ),
    'filled: proof refused': trip({ ...cancelled, emergency: { reason: 'REASON_OWNER', proof: 'refused' } }, [
      paid,
      refund,
    ]),
  },
};
