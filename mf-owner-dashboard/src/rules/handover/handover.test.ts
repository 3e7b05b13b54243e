import {
  aConditionReport,
  aDepositClaim,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
} from '@campavia/contracts/testing';

import { BOOKING_STATUSES } from '../booking-status';
import { findAmountProblem, findClaimObstacle, findNextReport, hasReports, statusOfReport } from './handover';

const CONFIRMED = '2027-11-01T08:20:00Z';
const final = { state: 'confirmed', guest_confirmed_at: CONFIRMED, owner_confirmed_at: CONFIRMED } as const;

test('confirmed bookings that were not cancelled have reports', () => {
  expect(BOOKING_STATUSES.filter(hasReports)).toEqual(['booked', 'ongoing', 'finished']);
});

test.each([
  [{ state: 'before' as const }, 'before'],
  [{ state: 'over' as const }, 'over'],
  [final, 'final'],
  [{}, 'open'],
  [{ owner_confirmed_at: CONFIRMED }, 'waitingForGuest'],
  [{ guest_confirmed_at: CONFIRMED }, 'waitingForYou'],
])('a report with %j is %s', (over, status) => {
  expect(statusOfReport(aWrittenReport(over))).toBe(status);
});

test.each([
  ['before the day before', { state: 'before' }, { state: 'before' }, undefined],
  ['on the day before', {}, { state: 'before' }, 'pick_up'],
  ['on the way, the pick-up is not confirmed', {}, { state: 'open' }, 'pick_up'],
  ['on the way', final, { state: 'open' }, 'return'],
  ['the guest is to confirm', { owner_confirmed_at: CONFIRMED }, { state: 'before' }, undefined],
  ['the pick-up was left out', { state: 'over' }, { state: 'open' }, 'return'],
  ['when all is done', final, final, undefined],
] as const)('the next report %s', (_, pickUp, returned, moment) => {
  const results = [aConditionReport(pickUp), aReturnReport(returned)];
  expect(findNextReport(someConditionReports({ results }))?.moment).toBe(moment);
});

const begun = someConditionReports({ results: [aConditionReport(), aReturnReport({ state: 'open' })] });

test.each([
  [someConditionReports(), false, 'early'],
  [begun, true, 'late'],
  [begun, false, undefined],
  [{ ...begun, claims: Array.from({ length: 10 }, () => aDepositClaim()) }, false, 'many'],
  [{ ...begun, deposit: { ...begun.deposit, left: '0.00' } }, false, 'nothingLeft'],
] as const)('a claim %#', (conditions, hasPassed, obstacle) => {
  expect(findClaimObstacle(conditions, { hasPassed })).toBe(obstacle);
});

test.each([
  ['', 'missing'],
  [' ', 'missing'],
  ['abc', 'wrong'],
  ['0', 'wrong'],
  ['-5', 'wrong'],
  ['1.234', 'above'],
  ['12,345.678', 'above'],
  ['1.2.3', 'wrong'],
  ['680.01', 'above'],
  ['680,00', undefined],
  ['0,01', undefined],
])('an amount of %j with 680 left: %s', (text, problem) => {
  expect(findAmountProblem(text, '680.00')).toBe(problem);
});
