import type { GuestBooking, Upgrade } from '@campavia/contracts';
import {
  aBooking,
  aMe,
  anInsuranceChoice,
  anUpgrade,
  rentalCoverConditions,
  someUpgrades,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories, type Stories } from '@campavia/testing/stories';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const OFFERS = 'GET /v4/bookings-guest/{id}/upgrades/';
const CONDITIONS = 'GET /v4/rental-cover/conditions/';
const INSURANCE = 'GET /3/insurance/{slug}/';
const CREATE = 'POST /v4/bookings-guest/{id}/upgrades/';

const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T10:00:00Z',
  permissions: {
    can_create_extensions: true,
    is_buyback_available: true,
    is_rental_cover_available: true,
    can_add_second_driver: true,
  },
};
const driver = (over: Partial<Upgrade>) =>
  answers(
    TRIP,
    aBooking({
      ...confirmed,
      upgrades: [
        anUpgrade({
          price_total: '14.00',
          requests: [
            {
              reason: 'second_driver',
              price_total: '14.00',
              second_driver: { first_name: 'Ronan', last_name: 'Byrne' },
            },
          ],
          ...over,
        }),
      ],
    }),
  );

const base: Pick<ScreenStories, 'user' | 'answers'> = {
  user: aMe(),
  answers: [
    answers(TRIP, aBooking(confirmed)),
    answers(OFFERS, someUpgrades()),
    answers(CONDITIONS, rentalCoverConditions()),
    answers(INSURANCE, anInsuranceChoice()),
  ],
};

export const stories: readonly Stories[] = [
  {
    ...base,
    address: 'trip.second-driver',
    path: '/d/trips/7001/upgrades/second-driver',
    states: {
      loading: { answers: [pending(TRIP)] },
      'loading: the price': { answers: [pending(OFFERS)] },
      failed: { answers: [fails(TRIP)] },
      'failed: the price': { answers: [fails(OFFERS)] },
      'failed: nothing entered': { press: ['upgrade.take-driver'] },
      filled: {},
      'filled: to be paid': { answers: [driver({ state: 'ACCEPTED', pay_by: '2027-03-11T09:30:00Z' })] },
      'filled: may drive': { answers: [driver({ state: 'CONFIRMED' })] },
    },
    without: { empty: 'A trip that cannot have a second driver leads back to its page.' },
  },
  {
    ...base,
    address: 'trip.insurance',
    path: '/d/trips/7001/insurance',
    states: {
      loading: { answers: [pending(TRIP)] },
      'loading: prices': { answers: [pending(OFFERS)] },
      'loading: conditions': { answers: [pending(CONDITIONS), pending(INSURANCE)] },
      failed: { answers: [fails(OFFERS)] },
      'failed: rental cover': { answers: [fails(CONDITIONS, 503, 'RENTAL_COVER_SERVICE_UNAVAILABLE')] },
      'failed: the excess': { answers: [fails(INSURANCE)] },
      'failed: rental cover, when it was to be taken': {
        answers: [fails(CREATE, 503, 'RENTAL_COVER_SERVICE_UNAVAILABLE')],
        press: ['upgrade.take-cover'],
      },
      filled: {},
    },
    without: { empty: 'A trip that cannot have a cover leads back to its page.' },
  },
];
