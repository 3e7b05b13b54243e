import type { ArrivalHour, DayRange, DepartureHour } from '@campavia/domain';

import { parseHandoverHours, withHours, withStay } from './listing-address';
import { hasExtras } from './price-per-day';

const JULY = { from: '2027-07-01', to: '2027-07-07' } as DayRange;

test.each([
  ['?km=200&coupon=A', JULY, 'date_from=2027-07-01&date_to=2027-07-07&km=200&coupon=A'],
  [
    '?date_from=2027-06-01&date_to=2027-06-04&hour_from=14',
    JULY,
    'date_from=2027-07-01&date_to=2027-07-07&hour_from=14',
  ],
  ['?date_from=2027-06-01&date_to=2027-06-04&km=0', undefined, 'km=0'],
])('other days keep the rest of %s', (search, stay, expected) => {
  expect(withStay(search, stay)).toBe(expected);
});

test.each([
  ['', 9, 20],
  ['?hour_from=14&hour_to=12', 14, 12],
  ['?hour_from=14:00:00&hour_to=20:00', 14, 20],
  ['?hour_from=3&hour_to=noon', 9, 20],
])('the hours of %s are %i and %i', (search, from, to) => {
  expect(parseHandoverHours(search)).toEqual({ from, to });
});

test.each([
  ['date_from=2027-07-01', 14, 20, 'date_from=2027-07-01&hour_from=14'],
  ['hour_from=14&hour_to=12', 9, 20, ''],
])('%s with hours %i and %i omits the defaults', (search, from, to, expected) => {
  expect(withHours(search, { from: from as DepartureHour, to: to as ArrivalHour })).toBe(expected);
});

test('an address knows whether it contains extras', () => {
  expect(hasExtras('?date_from=2027-07-01&hour_from=14')).toBe(false);
  expect(hasExtras('?rental_cover=1')).toBe(true);
});
