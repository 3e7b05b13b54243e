import type { Extension, GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aMe,
  anExtension,
  anExtensionPrice,
  someExtensionPrices,
  someExtensions,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories, type Stories } from '@campavia/testing/stories';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const RULES = 'GET /v4/bookings-guest/{id}/extensions/';
const DAYS = 'GET /v4/bookings-guest/{id}/extensions/prices/';
const QUOTE = 'GET /v4/bookings-guest/{id}/extensions/price/';
const PRICE = 'GET /3/my-requests/{id}/prices/';

/** A day of the second month in view, by its row and column: 9 November 2027. */
const DAY = ':nth-child(2) > table[role="grid"] tbody tr:nth-child(2) td:nth-child(2) > [aria-label]';
const KM_200 = 'input[name="kilometres"]';

const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
  permissions: { ...aBooking().permissions, can_create_extensions: true },
};
const rules = someExtensions([], {
  rules: { earliest: '2027-10-20', latest: '2027-11-15', closed_weekdays: [7], closed_dates: [] },
});
const withExtension = (over: Partial<Extension>) =>
  answers(
    TRIP,
    aBooking({
      ...confirmed,
      permissions: aBooking().permissions,
      extensions: [anExtension(over)],
    }),
  );
const refused = anExtension({
  state: 'CANCEL_OWNER',
  end_cause: 'refused',
  rules: null,
  refusal: { reason: 'UNAVAILABLE', comment: 'The camper is at the garage until the 15th.' },
});

const movedDays = [-3, -2, -1, 1, 2, 3, 4, 8].map((days) => ({
  reason: 'day_slide' as const,
  days,
  price_total: days < 0 ? '0.00' : `${1200 + days * 17}.40`,
}));

const base: Pick<ScreenStories, 'user' | 'answers'> = {
  user: aMe(),
  answers: [
    answers(TRIP, aBooking(confirmed)),
    answers(RULES, rules),
    answers(DAYS, someExtensionPrices()),
    answers(QUOTE, anExtensionPrice()),
    answers(PRICE, aBookingPrice()),
  ],
};

export const stories: readonly Stories[] = [
  {
    ...base,
    address: 'trip.extend',
    path: '/d/trips/7001/extend',
    states: {
      loading: { answers: [pending(TRIP)] },
      'loading: the days': { answers: [pending(RULES)] },
      'loading: the prices of days': { answers: [pending(DAYS)] },
      'loading: the price': { answers: [pending(QUOTE)], press: [DAY] },
      failed: { answers: [fails(TRIP)] },
      'failed: unknown': { answers: [fails(TRIP, 404, 'booking_not_found')] },
      'failed: the days': { answers: [fails(RULES)] },
      'failed: the prices of days': { answers: [fails(DAYS)] },
      'failed: the price': { answers: [fails(QUOTE)], press: [DAY] },
      'failed: the days are taken': {
        answers: [{ call: QUOTE, status: 400, body: { __all__: ['107'] } }],
        press: [DAY],
      },
      filled: {},
      'filled: two days more': { press: [DAY] },
      'filled: refused before': {
        answers: [answers(TRIP, aBooking({ ...confirmed, extensions: [refused] }))],
      },
      'filled: not sent': { answers: [withExtension({ state: 'CREATED' })] },
      'filled: waiting for the owner': {
        answers: [withExtension({ state: 'GUEST_ASK', answer_by: '2027-03-12T09:30:00Z' })],
      },
      'filled: to be paid': {
        answers: [withExtension({ state: 'ACCEPTED', pay_by: '2027-03-11T09:30:00Z' })],
      },
    },
    without: { empty: 'A trip that cannot be extended leads back to its page.' },
  },
  {
    ...base,
    address: 'trip.extend.move',
    path: '/d/trips/7001/extend/move',
    states: {
      loading: { answers: [pending(TRIP)] },
      failed: { answers: [fails(RULES)] },
      filled: { answers: [answers(DAYS, someExtensionPrices({ results: movedDays }))] },
      'filled: francs': {
        answers: [answers(DAYS, someExtensionPrices({ currency: 'CHF', results: movedDays }))],
      },
      'filled: costs nothing more': {
        answers: [
          answers(QUOTE, anExtensionPrice({ price_total: '0.00', price: '0.00', fees: '0.00', lines: [] })),
        ],
        press: [DAY],
      },
    },
    without: { empty: 'A trip that cannot be extended leads back to its page.' },
  },
  {
    ...base,
    address: 'trip.extend.kilometres',
    path: '/d/trips/7001/extend/kilometres',
    states: {
      loading: { answers: [pending(TRIP)] },
      failed: { answers: [fails(QUOTE)], press: [KM_200] },
      empty: { answers: [answers(TRIP, aBooking({ ...confirmed, km: 0 }))] },
      filled: {},
      'filled: 200 km a day': {
        answers: [
          answers(
            QUOTE,
            anExtensionPrice({
              lines: [
                { code: 'price_km', amount: '135.65' },
                { code: 'price_fees', amount: '20.35' },
              ],
            }),
          ),
        ],
        press: [KM_200],
      },
    },
  },
  {
    ...base,
    address: 'trip.extend.insured-days',
    path: '/d/trips/7001/extend/insured-days',
    states: {
      loading: { answers: [pending(TRIP)] },
      failed: { answers: [fails(RULES)] },
      filled: {},
      'filled: two insured days': { press: [DAY] },
    },
    without: { empty: 'A trip that cannot be extended leads back to its page.' },
  },
];
