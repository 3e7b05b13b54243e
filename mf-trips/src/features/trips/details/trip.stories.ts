import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aMe,
  anExtension,
  anInsuranceChoice,
  anUpgrade,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const PRICE = 'GET /3/my-requests/{id}/prices/';
const REFUND = 'GET /3/my-requests/{id}/refund/';
const INSURANCE = 'GET /3/insurance/standard/';

const refund: RefundPreview = {
  plan: 'ON_TIME',
  deadline: '2027-10-02',
  price: '539.70',
  paid: '539.70',
  refund_total: '369.60',
  retained_total: '170.10',
  owner_receives: '113.40',
  currency_used: 'EUR',
  lines: [
    { share: 'owner', amount: '378.00', refund: '264.60', retained: '113.40' },
    { share: 'fees', amount: '56.70', refund: '0.00', retained: '56.70' },
    { share: 'insurance', amount: '105.00', refund: '105.00', retained: '0.00' },
    { share: 'cancellation', amount: '0.00', refund: '0.00', retained: '0.00' },
  ],
};

const accepted: Partial<GuestBooking> = {
  state: 'ACCEPTED',
  display_state: 'ACCEPTED',
  is_payable: true,
  pay_by: '2027-03-18T15:40:00Z',
  can_search_more: false,
};
const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
  owner: { ...aBooking().owner, phone: '+33612345601' },
};
const halfPaid: Partial<GuestBooking> = {
  ...confirmed,
  state: 'TO_COME_NOT_PAID',
  display_state: 'TO_COME_NOT_PAID',
  paid: '269.85',
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
};
const cancelled: Partial<GuestBooking> = {
  ...confirmed,
  state: 'CANCELLED_OWNER',
  display_state: 'CANCELLED_OWNER',
  meta_state: 'archived',
  refunded: '539.70',
  ended_on: '2027-03-10T08:00:00Z',
};
const notSent: Partial<GuestBooking> = {
  state: 'ABANDONED',
  display_state: 'ABANDONED',
  meta_state: 'to_do',
};

const trip = (over: Partial<GuestBooking>) => ({ answers: [answers(TRIP, aBooking(over))] });

export const stories: ScreenStories = {
  address: 'trip',
  path: '/d/trips/7001',
  user: aMe(),
  answers: [
    answers(TRIP, aBooking()),
    answers(PRICE, aBookingPrice()),
    answers(REFUND, refund),
    answers(INSURANCE, anInsuranceChoice()),
  ],
  states: {
    loading: { answers: [pending(TRIP)] },
    'loading: price and refund': {
      answers: [answers(TRIP, aBooking(confirmed)), pending(PRICE), pending(REFUND), pending(INSURANCE)],
    },
    failed: { answers: [fails(TRIP)] },
    'failed: unknown': { answers: [fails(TRIP, 404, 'booking_not_found')] },
    'failed: not sent, and the days are taken': {
      answers: [answers(TRIP, aBooking(notSent)), { call: PRICE, status: 400, body: { __all__: ['107'] } }],
    },
    'filled: waiting for the owner': {},
    'filled: not sent': trip(notSent),
    'filled: payable': trip(accepted),
    'filled: being paid': trip({ ...accepted, is_being_paid: true }),
    'filled: confirmed': trip(confirmed),
    'filled: confirmed, with everything added': trip({
      ...confirmed,
      second_driver: 'selected',
      rental_cover: true,
      cancel_insurance: true,
    }),
    'filled: with an extension to be paid, and what can be added': trip({
      ...confirmed,
      permissions: {
        can_create_extensions: false,
        is_buyback_available: true,
        is_rental_cover_available: true,
        can_add_second_driver: true,
      },
      extensions: [anExtension({ state: 'ACCEPTED', pay_by: '2027-03-11T09:30:00Z' })],
      upgrades: [anUpgrade({ state: 'ACCEPTED', pay_by: '2027-03-11T10:30:00Z' })],
    }),
    'filled: an extension was refused': trip({
      ...confirmed,
      permissions: { ...aBooking().permissions, can_create_extensions: true },
      extensions: [
        anExtension({
          state: 'CANCEL_OWNER',
          end_cause: 'refused',
          refusal: { reason: 'PERSONAL', comment: 'We are away ourselves that weekend.' },
        }),
      ],
    }),
    'filled: confirmed with the first half': trip(halfPaid),
    'filled: second half failed': trip({
      ...halfPaid,
      second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'failed' },
    }),
    'filled: cancelled by the owner': trip(cancelled),
    'filled: refused by the owner': trip({
      ...cancelled,
      paid: '0.00',
      refunded: '0.00',
      confirmed_on: null,
    }),
  },
  without: { empty: 'A trip always has its dates, its camper and its price.' },
};
