import { findSlowParts, minutesTable } from './minutes.mjs';

const MINUTE = 60_000;

test('the table says minutes and budget of every part, and what all took one after the other', () => {
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

test('a part far above its budget is reported, one that a busy machine slowed down is not', () => {
  const times = [
    { name: 'units', ms: 9 * MINUTE, budgetMinutes: 4 },
    { name: 'api', ms: 11 * MINUTE, budgetMinutes: 4 },
    { name: 'new', ms: 60 * MINUTE },
  ];
  expect(findSlowParts(times, 2)).toEqual(['api took 11.0 minutes; its budget is 4 on 2 quiet cores']);
});

test('on one core a part may take twice as long', () => {
  const times = [{ name: 'api', ms: 19 * MINUTE, budgetMinutes: 4 }];
  expect(findSlowParts(times, 1)).toEqual([]);
  expect(findSlowParts(times, 2)).toHaveLength(1);
});
