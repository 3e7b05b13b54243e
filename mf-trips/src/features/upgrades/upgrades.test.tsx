import { screen, waitFor } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  anInsuranceChoice,
  anUpgrade,
  rentalCoverConditions,
  someUpgrades,
  someDocuments,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips, plain } from '../../../test/open-trips';

fixClock();
setUpWire();

const TRIP = '/v4/bookings-guest/7001/';
const UPGRADES = `${TRIP}upgrades/`;
const DRIVER = '/d/trips/7001/upgrades/second-driver';
const INSURANCE = '/d/trips/7001/insurance';
const CONDITIONS = '/v4/rental-cover/conditions/';

const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  confirmed_on: '2027-03-09T10:00:00Z',
  permissions: {
    can_create_extensions: true,
    is_buyback_available: true,
    is_rental_cover_available: true,
    can_add_second_driver: true,
  },
};
const answerTrip = (over: Partial<GuestBooking> = {}) =>
  answer('get', TRIP, aBooking({ ...confirmed, ...over }));
const place = () => window.location.pathname + window.location.search;
const ronan = { first_name: 'Ronan', last_name: 'Byrne' };
const aDriver = (state: 'CREATED' | 'ACCEPTED' | 'CONFIRMED') =>
  anUpgrade({
    state,
    price_total: '14.00',
    pay_by: state === 'ACCEPTED' ? '2027-03-11T09:30:00Z' : null,
    requests: [{ reason: 'second_driver', price_total: '14.00', second_driver: ronan }],
  });

beforeEach(() => {
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', '/3/docs/booking/7001/', someDocuments());
  answerTrip();
  answer('get', UPGRADES, someUpgrades());
  answer('get', CONDITIONS, rentalCoverConditions());
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
});

test('an excess that failed to load is not offered for reduction', async () => {
  const insurance = '/3/insurance/standard/';
  answer('get', insurance, { detail: 'No.', code: 'unknown' }, { status: 500 });
  const { user } = openTrips(INSURANCE, { hasFunnels: true });
  expect(await screen.findByRole('heading', { name: 'The conditions could not be loaded' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reduce the excess' })).not.toBeInTheDocument();
  answer('get', insurance, anInsuranceChoice());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reduce the excess' })).toBeVisible();
});

test('a second driver is named, ordered at the shown price, and paid next', async () => {
  const created = answer('post', UPGRADES, aDriver('CREATED'), { status: 201 });
  const taken = answer('patch', `${UPGRADES}validate/`, aDriver('ACCEPTED'));
  const { user } = openTrips(DRIVER, { hasFunnels: true });
  await user.type(await screen.findByLabelText('First name'), ' Ronan ');
  await user.type(screen.getByLabelText('Last name'), 'Byrne');
  expect(plain(screen.getByText('7 days × €2.00').textContent)).toBe('7 days × €2.00');
  await user.dblClick(screen.getByRole('button', { name: 'Add the driver' }));
  await waitFor(() => expect(place()).toBe('/en-ie/booking-payment/payment?id=7001&request_id=32'));
  expect(created.bodies).toEqual([{ type: 'second_driver', second_driver: ronan }]);
  expect(taken.urls).toHaveLength(1);
});

test('a second driver without a name is not sent', async () => {
  const created = answer('post', UPGRADES, aDriver('CREATED'), { status: 201 });
  const { user } = openTrips(DRIVER);
  await user.click(await screen.findByRole('button', { name: 'Add the driver' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The second driver was not added');
  expect(screen.getByRole('link', { name: 'Enter the first name of the second driver.' })).toBeVisible();
  expect(created.bodies).toEqual([]);
});

test('a changed price orders nothing and shows both amounts', async () => {
  answer('post', UPGRADES, anUpgrade({ ...aDriver('CREATED'), price_total: '21.00' }), { status: 201 });
  const deleted = answer('delete', `${UPGRADES}32/`, null);
  const { user } = openTrips(DRIVER);
  await user.type(await screen.findByLabelText('First name'), 'Ronan');
  await user.type(screen.getByLabelText('Last name'), 'Byrne');
  await user.click(screen.getByRole('button', { name: 'Add the driver' }));
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('from €14.00 to €21.00');
  expect(deleted.urls).toHaveLength(1);
});

test('once paid the driver may drive; before that it links to its payment', async () => {
  answerTrip({ upgrades: [aDriver('ACCEPTED')] });
  const { unmount } = openTrips(DRIVER, { hasFunnels: true });
  const pay = await screen.findByRole('link', { name: /^Pay €14\.00$/ });
  expect(pay).toHaveAttribute('href', '/en-ie/booking-payment/payment?id=7001&request_id=32');
  unmount();
  answerTrip({ permissions: aBooking().permissions, upgrades: [aDriver('CONFIRMED')] });
  openTrips(DRIVER);
  expect(await screen.findByRole('heading', { name: 'Ronan Byrne may drive' })).toBeVisible();
});

test.each([DRIVER, INSURANCE])('%s redirects to a trip without it', async (path) => {
  answerTrip({ permissions: aBooking().permissions });
  answer('get', '/3/my-requests/7001/prices/', { detail: 'Later' }, { status: 500 });
  answer('get', '/3/my-requests/7001/refund/', { detail: 'Later' }, { status: 500 });
  openTrips(path);
  await waitFor(() => expect(place()).toBe('/en-ie/d/trips/7001'));
});

test('both covers have their conditions and their price', async () => {
  openTrips(INSURANCE);
  expect(await screen.findByText(/up to €2,000\.$/)).toBeVisible();
  expect(await screen.findByText(/which is €1,500 for damage to the vehicle today/)).toBeVisible();
  expect(screen.getByText('7 days × €6.00')).toBeVisible();
  expect(screen.getByText('7 days × €9.00')).toBeVisible();
  expect(
    screen.getByText('The cover pays back what the insurance keeps of the deposit.'),
  ).toBeInTheDocument();
});

test('an unavailable insurer is reported, with a retry', async () => {
  answer('get', CONDITIONS, { detail: 'Away', code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' }, { status: 503 });
  const { user } = openTrips(INSURANCE);
  expect(
    await screen.findByRole(
      'heading',
      { name: 'Rental cover is not available right now' },
      { timeout: 5000 },
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reduced excess' })).toBeVisible();
  answer('get', CONDITIONS, rentalCoverConditions());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add rental cover' })).toBeVisible();
});
