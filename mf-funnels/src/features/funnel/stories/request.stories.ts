import {
  aBooking,
  aMe,
  anInsuranceChoice,
  anOwnerInsurance,
  aPhoneCertification,
  someBookings,
  someInsuranceChoices,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

import {
  aDraft,
  BOOKING,
  DAYS_TAKEN,
  DOCUMENTS,
  INSURANCES,
  OF_EVERY_STEP,
  PRICE,
} from '../../../../test/story-answers';

const DRAFTS = 'GET /v4/bookings-guest/';
const BEGIN = 'POST /v4/bookings/';
const GO_ON = ['funnel.go-on'];

const at = (step: string) => `/campers/1201/request/7001/${step}`;

const nothingFilled = aDraft({
  purpose: null,
  message: null,
  driver_born_on: null,
  driver_licence_since: null,
  licence_type: null,
});

const { choices, ...covers } = someInsuranceChoices();
const own = { id: 3, slug: 'none', is_default: false, price_per_day: '0.00', price: '0.00' } as const;
const withOwn = {
  ...covers,
  choices: [
    ...choices,
    anInsuranceChoice({ ...own, deductible_amount: '900.00', owner_insurance: anOwnerInsurance() }),
  ],
};

export const stories: readonly Stories[] = [
  {
    address: 'funnel.request',
    path: '/campers/1201/request/new?date_from=2027-11-01&date_to=2027-11-07',
    user: aMe(),
    answers: [answers(DRAFTS, someBookings([]))],
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
    address: 'funnel.request.step',
    path: at('user-details'),
    user: aMe(),
    answers: [
      answers(BOOKING, aDraft()),
      answers('GET /3/certify-phone/', aPhoneCertification()),
      ...OF_EVERY_STEP,
    ],
    states: {
      loading: { answers: [pending(BOOKING)] },
      'loading: price': { answers: [pending(PRICE)] },
      'loading: insurances': { path: at('insurance'), answers: [pending(INSURANCES)] },
      'empty: user-details': {
        user: aMe({ phone: null, phone_certified: false, borned_on: null }),
        answers: [answers(BOOKING, nothingFilled)],
      },
      'empty: travel-details': {
        path: at('travel-details'),
        answers: [answers(BOOKING, aDraft({ purpose: null }))],
      },
      'empty: message-owner': {
        path: at('message-owner'),
        answers: [answers(BOOKING, aDraft({ message: null }))],
      },
      failed: { answers: [fails(PRICE)] },
      'failed: days taken': { path: at('summary'), answers: [DAYS_TAKEN] },
      'failed: user-details, nothing entered': {
        user: aMe({ phone: null, phone_certified: false, borned_on: null }),
        answers: [answers(BOOKING, nothingFilled)],
        press: GO_ON,
      },
      'failed: travel-details, no purpose': {
        path: at('travel-details'),
        answers: [answers(BOOKING, aDraft({ purpose: null }))],
        press: GO_ON,
      },
      'failed: insurance': { path: at('insurance'), answers: [fails(INSURANCES)] },
      'failed: message-owner, no message': {
        path: at('message-owner'),
        answers: [answers(BOOKING, aDraft({ message: null }))],
        press: GO_ON,
      },
      'filled: user-details': {},
      'filled: user-details, too young for the insurances': {
        answers: [answers(BOOKING, aDraft({ driver_born_on: '2010-11-01' }))],
      },
      'filled: travel-details': { path: at('travel-details') },
      'filled: insurance': { path: at('insurance') },
      'filled: insurance, a young driver': {
        path: at('insurance'),
        answers: [answers(BOOKING, aDraft({ driver_born_on: '2005-11-01' }))],
      },
      'filled: insurance, with that of the owner': {
        path: at('insurance'),
        answers: [answers(INSURANCES, withOwn)],
      },
      'filled: message-owner': { path: at('message-owner') },
      'filled: summary': { path: at('summary') },
      'filled: success': { path: at('success'), answers: [answers(BOOKING, aBooking())] },
      'filled: success, documents unknown': {
        path: at('success'),
        answers: [answers(BOOKING, aBooking()), fails(DOCUMENTS)],
      },
    },
  },
];
