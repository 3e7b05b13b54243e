import { aBooking, aMe, someBookings } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

import {
  aConfirmedBooking,
  aDraft,
  BOOKING,
  DAYS_TAKEN,
  INSURANCES,
  OF_EVERY_STEP,
  PAYMENTS,
  PRICE,
} from '../../../../test/story-answers';
import {
  isUnderWay,
  OF_PAYING,
  PAY,
  READ_CONTRACT,
  REFUSED_BY_BANK,
  STATUS,
} from '../../../../test/story-payments';

const BEGIN = 'POST /v4/bookings/';
const GO_ON = ['funnel.go-on'];

const at = (step: string) => `/campers/1201/instant-request/7001/${step}`;

const draft = aDraft({ is_instant: true });
const nothingFilled = aDraft({
  is_instant: true,
  purpose: null,
  message: null,
  driver_born_on: null,
  driver_licence_since: null,
  licence_type: null,
});
const withoutPurpose = aDraft({ is_instant: true, purpose: null });
const unpaid = answers(BOOKING, aBooking({ is_instant: true, is_payable: true, is_updatable: true }));
const unknownGuest = aMe({ phone: null, phone_certified: false, borned_on: null });

export const stories: readonly Stories[] = [
  {
    address: 'funnel.instant',
    path: '/campers/1201/instant-request/new?date_from=2027-11-01&date_to=2027-11-07',
    user: aMe(),
    answers: [answers('GET /v4/bookings-guest/', someBookings([]))],
    states: {
      loading: { answers: [pending(BEGIN)] },
      failed: { answers: [fails(BEGIN)] },
      'failed: days taken': { answers: [{ call: BEGIN, status: 400, body: { __all__: ['107'] } }] },
      'failed: address not confirmed': {
        user: aMe({ email_confirmed: false }),
        answers: [fails(BEGIN, 403, 'email_not_confirmed')],
      },
    },
    without: {
      empty: 'It begins a booking and has nothing to list.',
      filled: 'Once the booking is begun, its first open step is shown in its place.',
    },
  },
  {
    address: 'funnel.instant.step',
    path: at('user-details'),
    user: aMe(),
    answers: [answers(BOOKING, draft), ...OF_PAYING, ...OF_EVERY_STEP],
    states: {
      loading: { answers: [pending(BOOKING)] },
      'loading: price': { answers: [pending(PRICE)] },
      'loading: payments': { path: at('payment'), answers: [unpaid, pending(PAYMENTS)] },
      'loading: payment under way': {
        path: at('payment'),
        answers: [unpaid, isUnderWay(), pending(STATUS)],
      },
      'empty: user-details': { user: unknownGuest, answers: [answers(BOOKING, nothingFilled)] },
      'empty: travel-details': { path: at('travel-details'), answers: [answers(BOOKING, withoutPurpose)] },
      failed: { path: at('payment'), answers: [unpaid, fails(PAYMENTS)] },
      'failed: user-details, nothing entered': {
        user: unknownGuest,
        answers: [answers(BOOKING, nothingFilled)],
        press: GO_ON,
      },
      'failed: insurance': { path: at('insurance'), answers: [fails(INSURANCES)] },
      'failed: days taken': { path: at('summary'), answers: [DAYS_TAKEN] },
      'failed: payment, nothing entered': { path: at('payment'), answers: [unpaid], press: [PAY] },
      'failed: payment, refused by the bank': {
        path: `${at('payment')}?error_code=${REFUSED_BY_BANK}`,
        answers: [unpaid],
        mayShift: 'The sentence of the bank is fetched after the form, and stands above it.',
      },
      'filled: user-details': {},
      'filled: travel-details': { path: at('travel-details') },
      'filled: insurance': { path: at('insurance') },
      'filled: cancel-insurance': { path: at('cancel-insurance') },
      'filled: summary': { path: at('summary') },
      'filled: payment': { path: at('payment'), answers: [unpaid] },
      'filled: success': {
        path: at('success'),
        answers: [answers(BOOKING, aConfirmedBooking({ is_instant: true }))],
      },
      'dialog: contract': { path: at('payment'), answers: [unpaid], press: [READ_CONTRACT] },
    },
  },
];
