import { aBooking, aBookingPrice, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

import {
  aConfirmedBooking,
  anAcceptedBooking,
  BOOKING,
  DAYS_TAKEN,
  DOCUMENTS,
  INSURANCES,
  OF_EVERY_STEP,
  PAYMENTS,
  PRICE,
  CONTRACT,
} from '../../../../test/story-answers';
import {
  isUnderWay,
  OF_PAYING,
  OUTCOME,
  PAY,
  pays,
  READ_CONTRACT,
  REFUSED_BY_BANK,
  STATUS,
} from '../../../../test/story-payments';

const at = (step: string) => `/campers/1201/payment/7001/${step}`;

const halfPaid = aBooking({
  state: 'TO_COME_NOT_PAID',
  display_state: 'TO_COME_NOT_PAID',
  meta_state: 'confirmed',
  is_payable: true,
  paid: '269.85',
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
});
const withCredits = { available: '50.00', usable: '50.00', usable_currency: 'EUR', is_used: false };

export const stories: readonly Stories[] = [
  { address: 'funnel.payment', redirect: 'leads to the step that fits the booking' },
  {
    address: 'funnel.payment.step',
    path: at('payment'),
    user: aMe(),
    answers: [answers(BOOKING, anAcceptedBooking()), ...OF_PAYING, ...OF_EVERY_STEP],
    states: {
      loading: { answers: [pending(BOOKING)] },
      'loading: payments': { answers: [pending(PAYMENTS)] },
      'loading: price': { path: at('summary'), answers: [pending(PRICE)] },
      'loading: payment under way': { answers: [isUnderWay(), pending(STATUS)] },
      'loading: payment confirmed on the phone': {
        answers: [isUnderWay({ type: 'mbway' }), pending(STATUS)],
      },
      'loading: back from the bank': {
        path: `${at('payment-callback')}?transactionId=payin_1`,
        answers: [pending(OUTCOME)],
      },
      failed: { answers: [fails(PAYMENTS)] },
      'failed: nothing entered': { press: [PAY] },
      'failed: refused by the bank': {
        path: `${at('payment')}?error_code=${REFUSED_BY_BANK}`,
        mayShift: 'The sentence of the bank is fetched after the form, and stands above it.',
      },
      'failed: contract': { answers: [fails(CONTRACT)], press: [READ_CONTRACT] },
      'failed: days taken': { path: at('summary'), answers: [DAYS_TAKEN] },
      'failed: insurance': { path: at('insurance'), answers: [fails(INSURANCES)] },
      'filled: user-details': { path: at('user-details') },
      'filled: insurance': { path: at('insurance') },
      'filled: cancel-insurance': { path: at('cancel-insurance') },
      'filled: summary': { path: at('summary') },
      'filled: summary, half paid': { path: at('summary'), answers: [answers(BOOKING, halfPaid)] },
      'filled: payment': {},
      'filled: payment, with rental credits': { answers: [pays({ rental_credits: withCredits })] },
      'filled: payment, with a coupon': {
        answers: [answers(PRICE, aBookingPrice({ coupon_code: 'SPRING50', is_frozen: false }))],
      },
      'filled: success': { path: at('success'), answers: [answers(BOOKING, aConfirmedBooking())] },
      'filled: success, documents unknown': {
        path: at('success'),
        answers: [answers(BOOKING, aConfirmedBooking()), fails(DOCUMENTS)],
      },
      'dialog: contract': { press: [READ_CONTRACT] },
    },
    without: { empty: 'A booking that its owner accepted has all that its steps ask for.' },
  },
];
