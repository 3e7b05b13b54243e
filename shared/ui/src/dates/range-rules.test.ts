import { parseDate } from '@internationalized/date';

import { RangeValidator, type RangeRules } from './range-rules';

const taken = (from: string, to: string) => (date: string) =>
  date >= from && date <= to ? 'Taken' : undefined;
const only = (closed: string) => (date: string) => (date === closed ? 'Shut' : undefined);
const RULES: RangeRules = { today: '2027-06-10', maxDate: '2028-06-10', minDays: 5 };

function start(date: string, over: Partial<RangeRules> = {}) {
  return new RangeValidator({ ...RULES, ...over }).validateStart(parseDate(date));
}

function end(from: string, to: string, over: Partial<RangeRules> = {}) {
  return new RangeValidator({ ...RULES, ...over }).validateEnd(parseDate(from), parseDate(to));
}

test.each([
  ['the day before today', '2027-06-09', {}, { code: 'past' }],
  ['today', '2027-06-10', {}, undefined],
  ['before the first day that can be had', '2027-06-11', { minDate: '2027-06-12' }, { code: 'past' }],
  ['the last day, where a single one will do', '2028-06-10', { minDays: 1 }, undefined],
  ['after the last day', '2028-06-11', {}, { code: 'tooFar' }],
  ['a closed day', '2027-06-13', { closed: only('2027-06-13') }, { code: 'closed', reason: 'Shut' }],
  ['a day beside it', '2027-06-14', { closed: only('2027-06-13') }, undefined],
  [
    'the fifth day before a taken one',
    '2027-06-26',
    { unavailable: taken('2027-07-01', '2027-07-03') },
    undefined,
  ],
  [
    'a day too near to it',
    '2027-06-27',
    { unavailable: taken('2027-07-01', '2027-07-03') },
    { code: 'noRoom' },
  ],
  ['a day too near to the last one', '2028-06-07', {}, { code: 'noRoom' }],
  [
    'a day from which only a closed one is far enough',
    '2027-06-26',
    { unavailable: taken('2027-07-01', '2027-07-03'), closed: only('2027-06-30') },
    { code: 'noRoom' },
  ],
  [
    'a day from which the longest ends on a closed one',
    '2027-06-26',
    { maxDays: 5, closed: only('2027-06-30') },
    { code: 'noRoom' },
  ],
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
  ['a closed day', '2027-06-20', { closed: only('2027-06-20') }, { code: 'closed', reason: 'Shut' }],
  ['beyond a closed day', '2027-06-21', { closed: only('2027-06-20') }, undefined],
  [
    'too near and closed, which is said first',
    '2027-06-12',
    { closed: only('2027-06-12') },
    { code: 'tooShort', days: 5 },
  ],
])('a range from 11 June whose end is %s', (_, date, over, refusal) => {
  expect(end('2027-06-11', date, over)).toEqual(refusal);
});

test('an end before the start is treated the same way', () => {
  const unavailable = taken('2027-06-20', '2027-06-20');
  expect(end('2027-06-30', '2027-06-25', { unavailable })).toBeUndefined();
  expect(end('2027-06-30', '2027-06-15', { unavailable })).toEqual({ code: 'between' });
  expect(end('2027-06-30', '2027-06-28', { unavailable })).toEqual({ code: 'tooShort', days: 5 });
});

test('counting days is not affected by the change to summer time', () => {
  expect(end('2027-03-26', '2027-03-30', { today: '2027-03-01' })).toBeUndefined();
});

test('the search for a free range ends where every other day is closed', () => {
  const closed = (date: string) => (date === '2027-06-11' ? undefined : 'Shut');
  expect(start('2027-06-11', { closed, maxDate: undefined })).toEqual({ code: 'noRoom' });
});
