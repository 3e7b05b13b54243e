import { plainDate } from '@campavia/domain';

import { originalPricePerDay } from './price-per-day';

test('the struck price is that of a day, as the price beside it is', () => {
  const stay = { from: plainDate('2027-06-28'), to: plainDate('2027-07-08') };
  expect(originalPricePerDay('1555.95', stay)).toBe('141.45');
});
