import { plainDate } from '@campavia/domain';

import { createFullWeekendSearch, createWeekendSearch, findUpcomingWeekend } from './weekend-search';

test.each([
  ['a Monday', '2027-03-08', { from: '2027-03-12', to: '2027-03-14', which: 'this' }],
  ['a Wednesday', '2027-03-10', { from: '2027-03-12', to: '2027-03-14', which: 'this' }],
  ['a Friday', '2027-03-12', { from: '2027-03-12', to: '2027-03-14', which: 'this' }],
  ['a Saturday', '2027-03-13', { from: '2027-03-19', to: '2027-03-21', which: 'next' }],
  ['a Sunday', '2027-03-14', { from: '2027-03-19', to: '2027-03-21', which: 'next' }],
  ['the last days of a year', '2026-12-30', { from: '2027-01-01', to: '2027-01-03', which: 'this' }],
])('from %s it is the next Friday to Sunday', (_, today, weekend) => {
  expect(findUpcomingWeekend(plainDate(today))).toEqual(weekend);
});

test('the home page requests a few campers of the reader’s country', () => {
  expect(createWeekendSearch('FR', plainDate('2027-03-10'))).toEqual({
    where: 'france',
    date_from: '2027-03-12',
    date_to: '2027-03-14',
    page_size: 4,
  });
});

test('the link to all of them names no page size', () => {
  expect(createFullWeekendSearch('PT', plainDate('2027-03-10'))).not.toHaveProperty('page_size');
});
