import { plainDate } from '@campavia/domain';

import { originalPricePerDay } from './price-per-day';

test('the struck-through price is per day, like the price beside it', () => {
  const stay = { from: plainDate('2027-06-28'), to: plainDate('2027-07-08') };
  expect(originalPricePerDay('1555.95', stay)).toBe('141.45');
});
