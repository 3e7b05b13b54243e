import { findSlowParts, minutesTable } from './minutes.mjs';

const MINUTE = 60_000;

test('the table shows minutes and budget of every part, and the total', () => {
  const times = [
    { name: 'lint', ms: 2 * MINUTE, budgetMinutes: 3, isBeside: true },
    { name: 'units', ms: 4.25 * MINUTE, budgetMinutes: 5 },
    { name: 'journeys', ms: 6 * MINUTE },
  ];
  expect(minutesTable(times)).toEqual([
    'part         minutes  budget',
    'lint             2.0       3',
    'units            4.3       5',
    'journeys         6.0        ',
    'all             10.3        ',
  ]);
});

test('a part far above its budget is reported, one a little above it is not', () => {
  const times = [
    { name: 'units', ms: 7 * MINUTE, budgetMinutes: 4 },
    { name: 'api', ms: 11 * MINUTE, budgetMinutes: 4 },
    { name: 'journeys', ms: 4 * MINUTE, budgetMinutes: 4 },
    { name: 'budgets', ms: 2 * MINUTE, budgetMinutes: 2 },
    { name: 'new', ms: 60 * MINUTE },
  ];
  expect(findSlowParts(times, 2)).toEqual(['api took 11.0 minutes; its budget is 4 on 2 quiet cores']);
});

test('on a busy machine a part is compared with the other parts', () => {
  const slowed = (factor) => [
    { name: 'units', ms: 16 * MINUTE, budgetMinutes: 8 },
    { name: 'api', ms: factor * 7 * MINUTE, budgetMinutes: 7 },
    { name: 'gallery', ms: 18 * MINUTE, budgetMinutes: 8 },
    { name: 'journeys', ms: 18 * MINUTE, budgetMinutes: 9 },
    { name: 'lint', ms: 3 * MINUTE, budgetMinutes: 1, isBeside: true },
  ];
  expect(findSlowParts(slowed(3.5), 2)).toEqual([]);
  expect(findSlowParts(slowed(5.5), 2)).toEqual([expect.stringMatching(/^api took 38.5 minutes/)]);
});

test('a part that runs alone is compared with its budget only', () => {
  expect(findSlowParts([{ name: 'api', ms: 11 * MINUTE, budgetMinutes: 4 }], 2)).toHaveLength(1);
});

test('on one core a part may take twice as long', () => {
  const times = [{ name: 'api', ms: 15 * MINUTE, budgetMinutes: 4 }];
  expect(findSlowParts(times, 1)).toEqual([]);
  expect(findSlowParts(times, 2)).toHaveLength(1);
});
