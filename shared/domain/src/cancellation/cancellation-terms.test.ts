import { plainDate } from '../dates';
import { lastDayOnTime } from './index';

test('thirty days before the trip is the last day to cancel on time', () => {
  expect(lastDayOnTime(plainDate('2027-03-31'))).toBe('2027-03-01');
  expect(lastDayOnTime(plainDate('2028-03-31'))).toBe('2028-03-01');
});
