import { aBooking, anExtension, anUpgrade } from '@campavia/contracts/testing';
import { REQUEST_STATES } from '@campavia/domain';

import { findRequest, findRequestPage, requestConfirmationOf, requestPayabilityOf } from './request-payment';

test.each([
  ['CREATED', 'trip', 'lost', 'ended'],
  ['GUEST_ASK', 'trip', 'lost', 'ended'],
  ['ACCEPTED', 'pay', 'waiting', 'payable'],
  ['CONFIRMED', 'paid', 'confirmed', 'paid'],
  ['CANCEL_OWNER', 'trip', 'lost', 'ended'],
  ['CANCEL_GUEST', 'trip', 'lost', 'ended'],
] as const)(
  '%s: the page is %s, a payment %s, after a failure %s',
  (state, page, confirmation, payability) => {
    const trip = aBooking({ extensions: [anExtension({ state })], upgrades: [anUpgrade({ state })] });
    for (const id of [31, 32]) {
      expect(findRequestPage(trip, id)).toBe(page);
      expect(requestConfirmationOf(trip, id)).toBe(confirmation);
      expect(requestPayabilityOf(trip, id)).toBe(payability);
    }
  },
);

test('every state is in the table, and a missing request redirects to the trip', () => {
  expect(REQUEST_STATES).toHaveLength(6);
  expect(findRequest(aBooking(), 31)).toBeUndefined();
  expect(findRequestPage(aBooking(), 31)).toBe('trip');
});
