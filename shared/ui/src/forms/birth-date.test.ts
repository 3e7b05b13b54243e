import { joinBirthDate, splitBirthDate } from './birth-date';

test.each([
  ['a day of long ago', ['14', '6', '1992'], '1992-06-14'],
  ['leading zeros and spaces', [' 04 ', '06', '1992 '], '1992-06-04'],
  ['the leap day of a leap year', ['29', '2', '2000'], '2000-02-29'],
  ['nothing', ['', ' ', ''], ''],
  ['a leap day that never was', ['29', '2', '1900'], '29/2/1900'],
  ['a day its month does not have', ['31', '4', '1990'], '31/4/1990'],
  ['a thirteenth month', ['1', '13', '1990'], '1/13/1990'],
  ['no day', ['0', '1', '1990'], '0/1/1990'],
  ['a year in short', ['1', '1', '90'], '1/1/90'],
  ['a box forgotten', ['1', '', '1990'], '1//1990'],
  ['words', ['first', 'May', '1990'], 'first/May/1990'],
])('three boxes with %s', (_, [day = '', month = '', year = ''], value) => {
  expect(joinBirthDate({ day, month, year })).toBe(value);
});

test.each([
  ['1992-06-04', { day: '4', month: '6', year: '1992' }],
  [null, { day: '', month: '', year: '' }],
  ['yesterday', { day: '', month: '', year: '' }],
])('%s is split into three boxes', (value, parts) => {
  expect(splitBirthDate(value)).toEqual(parts);
});
