import type { Refusal } from './refusal';
import { findUnavailableReason } from './why-unavailable';

const trip = (code: '107' | '108'): Refusal => ({ kind: 'trip', code, minDays: 1 });

test.each([
  ['a day ahead', trip('107'), '2027-03-11', 'taken'],
  ['today', trip('107'), '2027-03-10', 'taken'],
  ['a day that is over', trip('107'), '2027-03-09', 'past'],
  ['too few days, were they over as well', trip('108'), '2027-03-09', undefined],
  ['a cover out of reach', { kind: 'cover' } as const, '2027-03-09', undefined],
])('%s', (_, refusal, date_from, why) => {
  expect(findUnavailableReason(refusal, { date_from }, '2027-03-10')).toBe(why);
});
