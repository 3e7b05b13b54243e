import { monthRuns } from './season-months';

test.each([
  ['low', [{ first: 11, last: 4 }]],
  [
    'mid',
    [
      { first: 5, last: 6 },
      { first: 9, last: 10 },
    ],
  ],
  ['high', [{ first: 7, last: 8 }]],
] as const)('the %s season is told in runs of months, also over the turn of the year', (season, runs) => {
  expect(monthRuns(season)).toEqual(runs);
});
