import fc from 'fast-check';

import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  daysInclusive,
  eachDay,
  isPlainDate,
  plainDate,
  todayIn,
  weekdayOf,
} from './index';

const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((moment) => plainDate(moment.toISOString().slice(0, 10)));

describe('a plain date', () => {
  test.each(['2027-08-01', '2028-02-29', '0100-01-01', '9999-12-31'])('is %s', (text) => {
    expect(isPlainDate(text)).toBe(true);
    expect(plainDate(text)).toBe(text);
  });

  test.each([
    ['a day that no month has', '2027-04-31'],
    ['29 February of an ordinary year', '2027-02-29'],
    ['29 February of a century that is not a leap year', '2100-02-29'],
    ['month 13', '2027-13-01'],
    ['day 0', '2027-08-00'],
    ['the day first', '01-08-2027'],
    ['a moment', '2027-08-01T00:00:00Z'],
    ['space around', ' 2027-08-01'],
    ['a line break after', '2027-08-01\n'],
    ['other digits', '２０２７-08-01'],
    ['a year before 0100', '0099-01-01'],
    ['a number', 20270801],
    ['nothing', undefined],
  ])('is not %s', (_, value) => {
    expect(isPlainDate(value)).toBe(false);
    expect(() => plainDate(value as string)).toThrow(RangeError);
  });
});

describe('counting days', () => {
  test.each([
    ['over the end of a month', '2027-01-31', 1, '2027-02-01'],
    ['over a leap day', '2028-02-28', 1, '2028-02-29'],
    ['back over new year', '2027-01-01', -1, '2026-12-31'],
    ['over the night the clocks go forward', '2027-03-27', 2, '2027-03-29'],
  ])('adds %s', (_, from, count, to) => {
    expect(addDays(plainDate(from), count)).toBe(to);
  });

  test('throws outside the calendar', () => {
    expect(() => addDays(plainDate('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(plainDate('0100-01-01'), -1)).toThrow(RangeError);
  });

  test('counts both ends of a stay', () => {
    const from = plainDate('2027-06-28');
    expect(daysInclusive(from, plainDate('2027-07-08'))).toBe(11);
    expect(daysInclusive(from, from)).toBe(1);
    expect(daysBetween(from, from)).toBe(0);
  });

  test('lists every day of a stay, and none when it is inverted', () => {
    expect(eachDay(plainDate('2027-02-27'), plainDate('2027-03-02'))).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
    ]);
    expect(eachDay(plainDate('2027-03-02'), plainDate('2027-02-27'))).toEqual([]);
  });

  test('subtracting undoes adding', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
        const other = addDays(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(Math.sign(compareDates(other, day))).toBe(Math.sign(count));
        expect(addDays(other, -count)).toBe(day);
      }),
    );
  });
});

test('weeks begin on Monday, before 1970 as well', () => {
  expect(weekdayOf(plainDate('2026-11-16'))).toBe(1);
  expect(weekdayOf(plainDate('2026-11-22'))).toBe(7);
  expect(weekdayOf(plainDate('1969-12-31'))).toBe(3);
  expect(weekdayOf(plainDate('1900-01-01'))).toBe(1);
});

test.each([
  ['America/New_York', '2026-11-19'],
  ['Europe/Paris', '2026-11-20'],
  ['Pacific/Auckland', '2026-11-20'],
])('in %s it is %s when the day has just begun in Paris', (timeZone, today) => {
  expect(todayIn(timeZone, new Date('2026-11-19T23:30:00Z'))).toBe(today);
});

describe('a month later', () => {
  test.each([
    ['2027-03-15', 1, '2027-04-15'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-31', 0, '2027-12-31'],
  ])('%s and %i months are %s', (day, months, expected) => {
    expect(addMonths(plainDate(day), months)).toBe(expected);
  });

  test('never skips a month, and keeps the day where the month has it', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 36 }), (day, months) => {
        const later = addMonths(day, months);
        const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        expect(monthsOf(later) - monthsOf(day)).toBe(months);
        expect(Number(later.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
      }),
    );
  });
});
