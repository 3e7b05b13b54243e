import fc from 'fast-check';

import { plainDate } from '../dates';

import { inFour } from './instalments';

const TODAY = plainDate('2027-11-30');

test('a price in four is paid monthly from today, and the first instalment includes the remainder', () => {
  expect(inFour(100_003, TODAY)).toEqual([
    { amount: 25_003, on: '2027-11-30' },
    { amount: 25_000, on: '2027-12-30' },
    { amount: 25_000, on: '2028-01-30' },
    { amount: 25_000, on: '2028-02-29' },
  ]);
});

test('four instalments sum to the price, none is negative and the first is the largest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (price) => {
      const amounts = inFour(price, TODAY).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(price);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...amounts)).toBe(amounts[0]);
      expect((amounts[0] ?? 0) - Math.min(...amounts)).toBeLessThan(4);
    }),
  );
});
