import { aCalendarFeed } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';

import { dayAfterKey, endOfMonth, rangeBetween, weeksOfMonth } from './calendar-month';
import { barsOfWeek, factsOf, feedWithin, legendOf, sharedPrice } from './day-facts';

const day = plainDate;
const range = (from: string, to: string) => ({ from: day(from), to: day(to) });
const JUNE = range('2027-06-01', '2027-06-30');

describe('weeks of a month', () => {
  test.each([
    ['2027-06-15', 1, '2027-05-31', 5],
    ['2027-06-15', 7, '2027-05-30', 5],
    ['2027-08-01', 1, '2027-07-26', 6],
    ['2027-02-10', 1, '2027-02-01', 4],
  ])('%s from weekday %i begin on %s and are %i', (month, weekday, first, count) => {
    const weeks = weeksOfMonth(day(month), weekday);
    expect([weeks[0]?.[0], weeks.length]).toEqual([first, count]);
  });

  test('a month ends on its last day in a leap year too', () => {
    expect(endOfMonth(day('2028-02-03'))).toBe('2028-02-29');
  });
});

test.each([
  ['ArrowLeft', false, '2027-06-22'],
  ['ArrowDown', true, '2027-06-30'],
  ['Home', false, '2027-06-21'],
  ['End', false, '2027-06-27'],
  ['PageDown', false, '2027-07-23'],
  ['PageUp', true, '2026-06-23'],
  ['Enter', false, undefined],
])('%s with shift %s moves to %s', (key, shiftKey, to) => {
  expect(dayAfterKey({ key, shiftKey }, day('2027-06-23'), 1)).toBe(to);
});

test('days are chosen in either order', () => {
  expect(rangeBetween(day('2027-06-05'), day('2027-06-02'))).toEqual(range('2027-06-02', '2027-06-05'));
});

test('a day has its price, its closing, its bookings and its hand-over', () => {
  const feed = aCalendarFeed();
  expect(factsOf(day('2027-06-06'), feed)).toMatchObject({
    price: { price: '60.00' },
    period: undefined,
    bookings: [{ id: 7001 }],
    isClosed: true,
  });
  expect(factsOf(day('2027-06-14'), feed)).toMatchObject({
    period: { id: 71 },
    bookings: [],
    isClosed: false,
  });
});

test('a month contains only what overlaps it', () => {
  const feed = feedWithin(aCalendarFeed(), range('2027-08-01', '2027-08-31'));
  expect([feed.bookings.length, feed.periods.length, feed.prices.length]).toEqual([0, 0, 1]);
});

test('bars continue over the end of a week, and overlapping bookings are in different lanes', () => {
  const [first, second] = aCalendarFeed().bookings;
  if (!first || !second) throw new Error('The feed has two bookings');
  const rival = { ...second, id: 7003, date_from: '2027-07-04', date_to: '2027-07-06' };
  const week = weeksOfMonth(day('2027-06-30'), 1).at(-1) ?? [];
  expect(barsOfWeek(week, [first, second, rival])).toEqual([
    { booking: second, start: 0, days: 7, lane: 0, begins: true, ends: false },
    { booking: rival, start: 6, days: 1, lane: 1, begins: true, ends: false },
  ]);
});

test('a price is suggested only if all days have the same', () => {
  const feed = aCalendarFeed();
  expect(sharedPrice(feed, range('2027-06-22', '2027-06-25'))?.price).toBe('90.00');
  expect(sharedPrice(feed, range('2027-06-20', '2027-06-25'))).toBeUndefined();
});

test('the legend has every price with its colour once', () => {
  const legend = legendOf(aCalendarFeed(), JUNE).map(({ price, colour }) => `${price} ${colour}`);
  expect(legend).toEqual([
    '60.00 default',
    '70.00 green',
    '80.00 yellow',
    '90.00 orange',
    '95.00 blue',
    '110.00 purple',
  ]);
});
