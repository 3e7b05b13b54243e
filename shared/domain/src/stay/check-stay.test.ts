import { addDays, plainDate } from '../dates';
import { checkStay, type StayInput } from './check-stay';

const TODAY = plainDate('2026-11-20');

function aStay(over: Partial<StayInput> = {}): StayInput {
  return {
    from: plainDate('2026-12-07'),
    to: plainDate('2026-12-11'),
    today: TODAY,
    minDays: 3,
    closedWeekdays: [7],
    closedDates: ['2026-12-24'],
    busy: [{ from: plainDate('2026-12-14'), to: plainDate('2026-12-18') }],
    minFuture: 1,
    maxFuture: 540,
    ...over,
  };
}

const refusals: [string, Partial<StayInput>, ReturnType<typeof checkStay>][] = [
  ['inverted dates', { from: plainDate('2026-12-11'), to: plainDate('2026-12-07') }, { code: '103' }],
  ['a pick-up that is too soon', { from: TODAY }, { code: '107' }],
  ['a return beyond the horizon', { from: addDays(TODAY, 536), to: addDays(TODAY, 541) }, { code: '107' }],
  [
    'a return further ahead than any camper can be booked',
    { from: addDays(TODAY, 729), to: addDays(TODAY, 731), minDays: 1, closedWeekdays: [], maxFuture: 3000 },
    { code: '107' },
  ],
  ['dates that end on a busy day', { to: plainDate('2026-12-14') }, { code: '107' }],
  [
    'dates that start on a busy day',
    { from: plainDate('2026-12-18'), to: plainDate('2026-12-22') },
    { code: '107' },
  ],
  ['dates around a trip of somebody else', { to: plainDate('2026-12-22') }, { code: '107' }],
  ['too short a stay', { to: plainDate('2026-12-08') }, { code: '108', minLength: 3 }],
  ['a pick-up on a closed weekday', { from: plainDate('2026-12-06') }, { code: '109' }],
  [
    'a return on a closed weekday',
    { from: plainDate('2026-12-01'), to: plainDate('2026-12-06') },
    { code: '109' },
  ],
  [
    'a return on a closed date',
    { from: plainDate('2026-12-21'), to: plainDate('2026-12-24') },
    { code: '109' },
  ],
  [
    'a busy stay that is also too short, as busy',
    { to: plainDate('2026-12-08'), busy: [aStay()] },
    { code: '107' },
  ],
];

test.each(refusals)('refuses %s', (_, over, refusal) => {
  expect(checkStay(aStay(over))).toEqual(refusal);
});

const accepted: [string, Partial<StayInput>][] = [
  ['an ordinary stay', {}],
  ['a stay that only passes over closed days', { from: plainDate('2026-12-03') }],
  ['a stay that ends the day before another begins', { to: plainDate('2026-12-12'), closedWeekdays: [] }],
  ['the shortest stay', { to: plainDate('2026-12-09') }],
  ['a pick-up on the first day', { from: addDays(TODAY, 1) }],
  ['a return on the last day', { from: addDays(TODAY, 536), to: addDays(TODAY, 540), closedWeekdays: [] }],
];

test.each(accepted)('allows %s', (_, over) => {
  expect(checkStay(aStay(over))).toBeNull();
});
