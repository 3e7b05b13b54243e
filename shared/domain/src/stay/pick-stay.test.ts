import fc from 'fast-check';

import { addDays, eachDay, plainDate } from '../dates';
import { checkStay } from './check-stay';
import {
  clipRanges,
  findFirstReturn,
  isTakenDay,
  mergeRanges,
  findEndRefusal,
  findStartRefusal,
  type CamperCalendar,
} from './index';

const TODAY = plainDate('2027-03-15');
const day = (text: string) => plainDate(`2027-${text}`);

const calendar: CamperCalendar = {
  earliest: day('03-16'),
  latest: day('09-30'),
  busy: [
    { from: day('04-10'), to: day('04-14') },
    { from: day('04-17'), to: day('04-20') },
  ],
  minDays: 5,
  maxDays: 30,
  closedWeekdays: [7],
  closedDates: ['2027-05-01'],
};

test('both ends of another trip are taken', () => {
  const days = ['04-09', '04-10', '04-14', '04-15'].map(day);
  expect(days.map((each) => isTakenDay(each, calendar))).toEqual([false, true, true, false]);
});

describe('choosing the first day', () => {
  test.each([
    ['03-15', 'too_early'],
    ['10-01', 'too_late'],
    ['04-12', 'busy'],
    ['04-04', 'closed'],
    ['05-01', 'closed'],
    ['04-15', 'no_room'],
    ['04-07', 'no_room'],
    ['04-05', null],
  ])('%s: %s', (text, refusal) => expect(findStartRefusal(day(text), calendar)).toBe(refusal));
});

describe('choosing the last day of a trip from 22 April', () => {
  test.each([
    ['04-21', 'too_early'],
    ['04-25', 'too_short'],
    ['04-26', null],
    ['05-01', 'closed'],
    ['05-02', 'closed'],
    ['05-21', null],
    ['05-22', 'too_long'],
    ['10-01', 'too_late'],
  ])('%s: %s', (text, refusal) => expect(findEndRefusal(day('04-22'), day(text), calendar)).toBe(refusal));

  test('the next trip limits the choice, also for free days after it', () => {
    expect(findEndRefusal(day('04-05'), day('04-10'), calendar)).toBe('busy');
    expect(findEndRefusal(day('04-05'), day('04-15'), calendar)).toBe('next_trip');
  });

  test('the first possible one is reported', () => {
    expect(findFirstReturn(day('04-21'), calendar)).toBe('2027-04-26');
    expect(findFirstReturn(day('04-15'), calendar)).toBeUndefined();
  });
});

const offsets = fc.integer({ min: 0, max: 60 });
const span = fc
  .tuple(offsets, fc.integer({ min: 0, max: 8 }))
  .map(([start, length]) => ({ from: addDays(TODAY, start), to: addDays(TODAY, start + length) }));

test('every stay that can be picked is available, and the other way round', () => {
  const drawn = fc.record({
    busy: fc.array(span, { maxLength: 4 }),
    minDays: fc.integer({ min: 1, max: 7 }),
    closedWeekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 3 }),
    minFuture: fc.integer({ min: 0, max: 5 }),
    stay: span,
  });
  fc.assert(
    fc.property(drawn, ({ busy, minDays, closedWeekdays, minFuture, stay: { from, to } }) => {
      const rules = { minDays, closedWeekdays, closedDates: [] };
      const picker = {
        ...rules,
        busy: mergeRanges(busy),
        maxDays: 1000,
        earliest: addDays(TODAY, minFuture),
        latest: addDays(TODAY, 60),
      };
      const isPicked = findStartRefusal(from, picker) === null && findEndRefusal(from, to, picker) === null;
      const stay = { from, to, today: TODAY, busy, minFuture, maxFuture: 60 };
      expect(isPicked).toBe(checkStay({ ...rules, ...stay }) === null);
    }),
    { numRuns: 2000 },
  );
});

test('spans that touch or overlap are merged, and lose no day', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), span, (ranges, within) => {
      const days = (list: typeof ranges) => new Set(list.flatMap(({ from, to }) => eachDay(from, to)));
      const merged = mergeRanges(ranges);
      expect([...days(merged)].sort()).toEqual([...days(ranges)].sort());
      merged.slice(1).forEach(({ from }, index) => {
        expect(from > addDays(merged[index]?.to ?? from, 1)).toBe(true);
      });
      const inside = [...days(ranges)].filter((each) => within.from <= each && each <= within.to);
      expect([...days(clipRanges(merged, within))].sort()).toEqual(inside.sort());
    }),
  );
});
