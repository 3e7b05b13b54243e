import { monthRuns } from './season-months';

test.each([
  [1, [{ first: 11, last: 4 }]],
  [
    2,
    [
      { first: 5, last: 6 },
      { first: 9, last: 10 },
    ],
  ],
  [3, [{ first: 7, last: 8 }]],
])('season %d is told in runs of months, also over the turn of the year', (season, runs) => {
  expect(monthRuns(season)).toEqual(runs);
});

test('a season that never is has no months', () => {
  expect(monthRuns(4)).toEqual([]);
});
