import { plainDate } from '@campavia/domain';

import { upcomingWeekend } from './upcoming-weekend';
import { weekendSearch, wholeWeekendSearch } from './weekend-search';

test.each([
  ['a Monday', '2027-03-08', '2027-03-12', '2027-03-14', 'this'],
  ['a Wednesday', '2027-03-10', '2027-03-12', '2027-03-14', 'this'],
  ['a Friday', '2027-03-12', '2027-03-12', '2027-03-14', 'this'],
  ['a Saturday', '2027-03-13', '2027-03-19', '2027-03-21', 'next'],
  ['a Sunday', '2027-03-14', '2027-03-19', '2027-03-21', 'next'],
  ['the last days of a year', '2026-12-30', '2027-01-01', '2027-01-03', 'this'],
])('from %s it is Friday to Sunday ahead', (_, today, from, to, which) => {
  expect(upcomingWeekend(plainDate(today))).toEqual({ from, to, which });
});

test('the home page asks for a few campers of the reader’s country', () => {
  expect(weekendSearch('FR', plainDate('2027-03-10'))).toEqual({
    where: 'france',
    date_from: '2027-03-12',
    date_to: '2027-03-14',
    page_size: 4,
  });
});

test('the link to all of them names no page size', () => {
  expect(wholeWeekendSearch('PT', plainDate('2027-03-10'))).not.toHaveProperty('page_size');
});
