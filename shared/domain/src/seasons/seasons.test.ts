import { plainDate } from '../dates';
import { daysPerSeason, seasonOf } from './index';

test.each([
  ['01', 1],
  ['02', 1],
  ['03', 1],
  ['04', 1],
  ['05', 2],
  ['06', 2],
  ['07', 3],
  ['08', 3],
  ['09', 2],
  ['10', 2],
  ['11', 1],
  ['12', 1],
])('month %s is season %d', (month, season) => {
  expect(seasonOf(plainDate(`2027-${month}-01`))).toBe(season);
  expect(seasonOf(plainDate(`2027-${month}-28`))).toBe(season);
});

test('a stay over the end of June has days of both seasons', () => {
  expect(daysPerSeason(plainDate('2027-06-28'), plainDate('2027-07-08'))).toEqual({ 1: 0, 2: 3, 3: 8 });
});

test('a year has 181 low, 122 mid and 62 high days', () => {
  expect(daysPerSeason(plainDate('2027-01-01'), plainDate('2027-12-31'))).toEqual({ 1: 181, 2: 122, 3: 62 });
});
