import { aMe, anExtension } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

import { aPaymentMethod } from '../../payment/test/some-payments';
import {
  aConfirmedBooking,
  anAcceptedBooking,
  BOOKING,
  DAYS_TAKEN,
  OF_EVERY_STEP,
  PAYMENTS,
  PRICE,
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

const at = (step: string, query = '') => `/booking-payment/${step}?id=7001${query}`;

/** A payment for an extension or upgrade. */
const OF_REQUEST = '&request_id=31';
const confirmed = answers(BOOKING, aConfirmedBooking());
const withRequest = (state: 'ACCEPTED' | 'CONFIRMED') =>
  answers(
    BOOKING,
    aConfirmedBooking({ extensions: [anExtension({ state, pay_by: '2027-03-11T09:30:00Z' })] }),
  );
const amountsOfRequest = pays({
  to_pay: '156.00',
  means: [
    aPaymentMethod({ now: '156.00' }),
    aPaymentMethod({ type: 'paypal', logo: 'paypal', now: '156.00' }),
  ],
});

export const stories: readonly Stories[] = [
  { address: 'funnel.booking-payment', redirect: 'leads to the step that fits the booking' },
  {
    address: 'funnel.booking-payment.step',
    path: at('payment'),
    user: aMe(),
    answers: [answers(BOOKING, anAcceptedBooking()), ...OF_PAYING, ...OF_EVERY_STEP],
    states: {
      loading: { answers: [pending(BOOKING)] },
      'loading: payments': { answers: [pending(PAYMENTS)] },
      'loading: price': { path: at('overview'), answers: [pending(PRICE)] },
      'loading: payment-waiting': {
        path: at('payment-waiting'),
        answers: [isUnderWay(), pending(STATUS)],
      },
      'loading: payment-final': {
        path: at('payment-final', '&transactionId=payin_1'),
        answers: [pending(OUTCOME)],
      },
      'loading: payment-final, for what was added later': {
        path: at('payment-final', `${OF_REQUEST}&transactionId=payin_1`),
        answers: [confirmed, pending(OUTCOME)],
      },
      failed: { answers: [fails(PAYMENTS)] },
      'failed: nothing entered': { press: [PAY] },
      'failed: payment-error': { path: at('payment-error', `&error_code=${REFUSED_BY_BANK}`) },
      'failed: payment-error, for what was added later': {
        path: at('payment-error', `${OF_REQUEST}&error_code=${REFUSED_BY_BANK}`),
        answers: [confirmed],
      },
      'failed: days taken': { path: at('overview'), answers: [DAYS_TAKEN] },
      'filled: user-details': { path: at('user-details') },
      'filled: insurance': { path: at('insurance') },
      'filled: cancel-insurance': { path: at('cancel-insurance') },
      'filled: overview': { path: at('overview') },
      'filled: payment': {},
      'loading: payment, for what was added later': {
        path: at('payment', OF_REQUEST),
        answers: [withRequest('ACCEPTED'), pending(PAYMENTS)],
      },
      'failed: payment, for what was added later': {
        path: at('payment', `${OF_REQUEST}&errorCode=YSC_PAYMENTS`),
        answers: [withRequest('ACCEPTED'), amountsOfRequest],
        mayShift: 'The sentence of the bank is fetched after the form, and stands above it.',
      },
      'filled: payment, for what was added later': {
        path: at('payment', OF_REQUEST),
        answers: [withRequest('ACCEPTED'), amountsOfRequest],
      },
      'filled: payment, for what is paid already': {
        path: at('payment', OF_REQUEST),
        answers: [withRequest('CONFIRMED')],
      },
      'filled: success': { path: at('success'), answers: [confirmed] },
      'dialog: contract': { press: [READ_CONTRACT] },
    },
    without: { empty: 'A booking that its owner accepted has all that its steps ask for.' },
  },
];
