import { addDays, daysInclusive, plainDate } from '../dates';
import { MAX_DAYS_TO_RETURN, lastReturnDay, isInCalendarRange, MAX_STAY_DAYS } from './index';

const TODAY = plainDate('2026-11-20');
const LAST = lastReturnDay(TODAY);

test.each([
  ['from today to the furthest return', TODAY, LAST, true],
  ['of one day at the end', LAST, LAST, true],
  ['that ends a day later', TODAY, addDays(LAST, 1), false],
  ['that begins yesterday', addDays(TODAY, -1), TODAY, false],
  ['at the end of all years', plainDate('9999-12-31'), plainDate('9999-12-31'), false],
])('a stay %s: within reach of some calendar %#', (_, from, to, isWithin) => {
  expect(isInCalendarRange({ from, to }, TODAY)).toBe(isWithin);
});

test('the longest stay takes all days there are', () => {
  expect(LAST).toBe(addDays(TODAY, MAX_DAYS_TO_RETURN));
  expect(daysInclusive(TODAY, LAST)).toBe(MAX_STAY_DAYS);
});
