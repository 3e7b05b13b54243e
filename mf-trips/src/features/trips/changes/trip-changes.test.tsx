import { screen, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  anExtension,
  anInsuranceChoice,
  anUpgrade,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips } from '../../../../test/open-trips';

fixClock();
setUpWire();

const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
};
const may = (permissions: Partial<GuestBooking['permissions']>) => ({
  permissions: { ...aBooking().permissions, ...permissions },
});

async function openTrip(over: Partial<GuestBooking> = {}) {
  answer('get', '/v4/bookings-guest/7001/', aBooking({ ...confirmed, ...over }));
  openTrips('/d/trips/7001', { hasFunnels: true });
  await screen.findByRole('heading', { level: 1 });
}

const title = 'Changes to the trip';

beforeEach(() => {
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', '/3/my-requests/7001/refund/', { detail: 'Later' }, { status: 500 });
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
});

test('a trip that can be extended has a link to it in its header, others have none', async () => {
  await openTrip(may({ can_create_extensions: true }));
  expect(screen.getByRole('link', { name: 'Longer, or other dates' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/extend',
  );
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('a trip with an open extension has no second one, but its status and the next step', async () => {
  const accepted = anExtension({ state: 'ACCEPTED', pay_by: '2027-03-11T09:30:00Z' });
  await openTrip({ extensions: [accepted] });
  expect(screen.queryByRole('link', { name: 'Longer, or other dates' })).toBeNull();
  const card = within(screen.getByText(/^2 days more/).closest('section') as HTMLElement);
  expect(card.getByText(/^Pay by Thu, 11 March.* 10:30 \(France\)$/)).toBeVisible();
  expect(card.getByText('€156.00')).toBeVisible();
  expect(card.getByRole('link', { name: 'Pay €156.00' })).toHaveAttribute(
    'href',
    '/en-ie/booking-payment/payment?id=7001&request_id=31',
  );
  expect(card.getByRole('button', { name: 'Withdraw the request' })).toBeVisible();
});

test.each([
  ['no_answer', 'Camille did not answer'],
  ['not_paid', 'Not paid in time'],
  ['refused', 'Camille declined'],
] as const)('an extension that ended by %s says so, and can be requested again', async (end_cause, badge) => {
  await openTrip({
    ...may({ can_create_extensions: true }),
    extensions: [anExtension({ state: 'CANCEL_OWNER', end_cause })],
  });
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.getByText('Your trip stays as booked. Nothing was charged.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose again' })).toBeVisible();
});

test('upgrades that wait for payment, and available ones', async () => {
  await openTrip({
    ...may({ can_add_second_driver: true, is_buyback_available: true }),
    upgrades: [anUpgrade({ state: 'ACCEPTED', pay_by: '2027-03-11T09:30:00Z' })],
  });
  expect(screen.getByRole('heading', { name: 'Reduced excess' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a second driver' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/upgrades/second-driver',
  );
  expect(screen.getByRole('link', { name: 'Reduce your risk' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/insurance',
  );
});
