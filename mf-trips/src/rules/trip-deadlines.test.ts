import { momentMs } from '@campavia/domain';

import { findDeadline } from './trip-deadlines';

const trip = { acceptation_expired_on: '2027-03-17T09:00:00Z', pay_by: '2027-03-18T09:00:00Z' };

test.each([
  ['requested', trip.acceptation_expired_on],
  ['accepted', trip.pay_by],
  ['instantUnpaid', trip.pay_by],
] as const)('the deadline of a trip that is %s', (status, moment) => {
  expect(findDeadline(status, trip)).toBe(momentMs(moment));
});

test('a booked trip has none, nor has one without a moment', () => {
  expect(findDeadline('booked', trip)).toBeUndefined();
  expect(findDeadline('accepted', { ...trip, pay_by: null })).toBeUndefined();
});
