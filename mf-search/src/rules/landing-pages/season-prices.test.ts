import { listMonthRuns } from './season-prices';

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
] as const)('the %s season is a list of month ranges, also across the end of the year', (season, runs) => {
  expect(listMonthRuns(season)).toEqual(runs);
});
