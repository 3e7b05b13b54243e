import { parseDate } from '@internationalized/date';

import { RangeJudge, type RangeRules } from './range-rules';

const taken = (from: string, to: string) => (date: string) =>
  date >= from && date <= to ? 'Taken' : undefined;
const RULES: RangeRules = { today: '2027-06-10', maxDate: '2028-06-10', minDays: 5 };

function start(date: string, over: Partial<RangeRules> = {}) {
  return new RangeJudge({ ...RULES, ...over }).refuseStart(parseDate(date));
}

function end(from: string, to: string, over: Partial<RangeRules> = {}) {
  return new RangeJudge({ ...RULES, ...over }).refuseEnd(parseDate(from), parseDate(to));
}

test.each([
  ['the day before today', '2027-06-09', {}, { code: 'past' }],
  ['today', '2027-06-10', {}, undefined],
  ['before the first day that can be had', '2027-06-11', { minDate: '2027-06-12' }, { code: 'past' }],
  ['the last day', '2028-06-10', {}, undefined],
  ['after the last day', '2028-06-11', {}, { code: 'tooFar' }],
  ['a closed Sunday', '2027-06-13', { closedWeekdays: [7] }, { code: 'closed' }],
  ['a Monday beside it', '2027-06-14', { closedWeekdays: [7] }, undefined],
  [
    'a taken day',
    '2027-07-02',
    { unavailable: taken('2027-07-01', '2027-07-03') },
    { code: 'taken', reason: 'Taken' },
  ],
])('a range that starts on %s', (_, date, over, refusal) => {
  expect(start(date, over)).toEqual(refusal);
});

test.each([
  ['too near', '2027-06-14', {}, { code: 'tooShort', days: 5 }],
  ['just far enough, both days counted', '2027-06-15', { minDays: 5 }, undefined],
  ['too far', '2027-07-20', { maxDays: 30 }, { code: 'tooLong', days: 30 }],
  [
    'beyond a taken day',
    '2027-07-10',
    { unavailable: taken('2027-07-01', '2027-07-03') },
    { code: 'between' },
  ],
  ['the last free day', '2027-06-30', { unavailable: taken('2027-07-01', '2027-07-03') }, undefined],
  ['a closed weekday', '2027-06-20', { closedWeekdays: [7] }, { code: 'closed' }],
  ['beyond a closed weekday', '2027-06-21', { closedWeekdays: [7] }, undefined],
])('a range from 11 June whose end is %s', (_, date, over, refusal) => {
  expect(end('2027-06-11', date, over)).toEqual(refusal);
});

test('an end before the start is judged alike', () => {
  const unavailable = taken('2027-06-20', '2027-06-20');
  expect(end('2027-06-30', '2027-06-25', { unavailable })).toBeUndefined();
  expect(end('2027-06-30', '2027-06-15', { unavailable })).toEqual({ code: 'between' });
  expect(end('2027-06-30', '2027-06-28', { unavailable })).toEqual({ code: 'tooShort', days: 5 });
});

test('the days between two dates do not depend on the clock going forward', () => {
  expect(end('2027-03-26', '2027-03-30', { today: '2027-03-01' })).toBeUndefined();
});
