import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

import {
  AvailabilitiesSchema,
  CalendarFeedSchema,
  InsuranceChoicesSchema,
  ListingSchema,
  PriceSchema,
  RentalCoverConditionsSchema,
  ReviewListSchema,
  ReviewStatsSchema,
} from '../../index';
import {
  aCalendarFeed,
  aListing,
  anIcalFeed,
  aPrice,
  rentalCoverConditions,
  someAvailabilities,
  someInsuranceChoices,
  someReviews,
  someReviewStats,
} from '../index';

const cases: [string, TSchema, unknown][] = [
  ['a listing that only its owner sees', ListingSchema, aListing({ published: false, state: 'created' })],
  ['a calendar of an owner', CalendarFeedSchema, aCalendarFeed({ feeds: [anIcalFeed()] })],
  ['a calendar', AvailabilitiesSchema, someAvailabilities()],
  ['a price', PriceSchema, aPrice()],
  ['insurances', InsuranceChoicesSchema, someInsuranceChoices()],
  ['conditions of the rental cover', RentalCoverConditionsSchema, rentalCoverConditions()],
  ['reviews', ReviewListSchema, someReviews()],
  ['figures of reviews', ReviewStatsSchema, someReviewStats()],
];

test.each(cases)('builds %s as the contract says', (_, schema, built) => {
  expect([...Value.Errors(schema, built)]).toEqual([]);
});

test('the price it builds is the sum of its lines', () => {
  const { price, lines } = aPrice();
  const cents = lines.map(({ amount }) => Math.round(Number(amount) * 100));
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(Number(price) * 100));
});

test('builds as many beds as its plan has', () => {
  const { beds, sleepings } = aListing();
  expect(sleepings.reduce((sum, { sleeps }) => sum + sleeps, 0)).toBe(beds);
});
