import fc from 'fast-check';

import { someAvailabilities } from '@campavia/contracts/testing';
import {
  addDays,
  type CamperCalendar,
  mergeRanges,
  plainDate,
  findEndRefusal,
  findStartRefusal,
} from '@campavia/domain';
import { validateRange } from '@campavia/ui/dates';

import { createPlaceholderCalendar, toCamperCalendar } from '../../rules/camper-calendar';

import { toRangeRules } from './use-stay-rules';

const TODAY = plainDate('2027-03-15');

function refused(calendar: CamperCalendar, from: string, to: string) {
  return validateRange({ from, to }, toRangeRules(calendar, TODAY, { taken: 'Taken', closed: 'Shut' }));
}

test.each([
  ['2027-07-01', '2027-07-07', undefined],
  ['2027-07-01', '2027-07-12', 'taken'],
  ['2027-07-05', '2027-07-21', 'between'],
  ['2027-07-09', '2027-07-09', 'noRoom'],
  ['2027-07-01', '2027-07-02', 'tooShort'],
  ['2027-07-04', '2027-07-07', 'closed'],
  ['2027-12-20', '2027-12-25', 'closed'],
  ['2027-03-15', '2027-03-20', 'past'],
  ['2028-03-13', '2028-03-15', 'noRoom'],
])('a stay from %s to %s is validated without a request', (from, to, code) => {
  expect(refused(toCamperCalendar(someAvailabilities()), from, to)?.code).toBe(code);
});

test('before the calendar is loaded the minimum stay is known', () => {
  const unknown = createPlaceholderCalendar(TODAY, 5);
  expect(refused(unknown, '2027-07-01', '2027-07-03')).toEqual({ code: 'tooShort', days: 5 });
});

const offsets = fc.integer({ min: 0, max: 60 });
const day = offsets.map((days) => addDays(TODAY, days));
const span = fc
  .tuple(day, fc.integer({ min: 0, max: 8 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));
const calendars = fc.record({
  busy: fc.array(span, { maxLength: 4 }).map(mergeRanges),
  earliest: fc.integer({ min: 0, max: 5 }).map((days) => addDays(TODAY, days)),
  latest: fc.constant(addDays(TODAY, 60)),
  minDays: fc.integer({ min: 1, max: 7 }),
  maxDays: fc.integer({ min: 7, max: 30 }),
  closedWeekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 3 }),
  closedDates: fc.array(day, { maxLength: 3 }),
});

test('the date picker allows exactly what the calendar of the camper allows', () => {
  fc.assert(
    fc.property(calendars, span, (calendar, { from, to }) => {
      const isAllowed =
        findStartRefusal(from, calendar) === null && findEndRefusal(from, to, calendar) === null;
      expect(refused(calendar, from, to) === undefined).toBe(isAllowed);
    }),
    { numRuns: 2000 },
  );
});
