import { plainDate } from '../dates';
import { daysPerSeason, monthsOf, SEASON_TYPES, seasonOf, SEASONS } from './index';

test.each([
  ['01', 'low'],
  ['02', 'low'],
  ['03', 'low'],
  ['04', 'low'],
  ['05', 'mid'],
  ['06', 'mid'],
  ['07', 'high'],
  ['08', 'high'],
  ['09', 'mid'],
  ['10', 'mid'],
  ['11', 'low'],
  ['12', 'low'],
])('month %s is %s season', (month, season) => {
  expect(seasonOf(plainDate(`2027-${month}-01`))).toBe(season);
  expect(seasonOf(plainDate(`2027-${month}-28`))).toBe(season);
});

test('a stay over the end of June has days of both seasons', () => {
  expect(daysPerSeason(plainDate('2027-06-28'), plainDate('2027-07-08'))).toEqual({
    low: 0,
    mid: 3,
    high: 8,
  });
});

test('a year has 181 low, 122 mid and 62 high days', () => {
  expect(daysPerSeason(plainDate('2027-01-01'), plainDate('2027-12-31'))).toEqual({
    low: 181,
    mid: 122,
    high: 62,
  });
});

test('low is type 1, high is type 3, and there is no other type', () => {
  expect(SEASON_TYPES).toEqual({ low: 1, high: 3 });
});

test('each month is of exactly one season', () => {
  const months = SEASONS.flatMap(monthsOf).sort((one, other) => one - other);
  expect(months).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});
