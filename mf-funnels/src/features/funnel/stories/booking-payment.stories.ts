import { aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

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
  READ_CONTRACT,
  REFUSED_BY_BANK,
  STATUS,
} from '../../../../test/story-payments';

const at = (step: string, query = '') => `/booking-payment/${step}?id=7001${query}`;

/** A payment for what was added to the trip later. */
const OF_REQUEST = '&request_id=31';
const confirmed = answers(BOOKING, aConfirmedBooking());

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
      'filled: success': { path: at('success'), answers: [confirmed] },
      'dialog: contract': { press: [READ_CONTRACT] },
    },
    without: { empty: 'A booking that its owner accepted has all that its steps ask for.' },
  },
];
