import { monthsAfter } from './refunds';

test.each([
  ['2027-03-15T08:00:00.123Z', 12, '2028-03-15T08:00:00.123Z'],
  ['2027-08-31T23:59:59.999Z', 6, '2028-02-29T23:59:59.999Z'],
  ['2028-02-29T00:00:00.000Z', 24, '2030-02-28T00:00:00.000Z'],
])('%s and %i months are %s', (moment, months, later) => {
  expect(monthsAfter(new Date(Date.parse(moment)), months).toISOString()).toBe(later);
});
