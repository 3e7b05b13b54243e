import { screen, waitFor, within } from '@testing-library/react';

import { anOwnerBooking, aUser, someBookingOptions, someOwnerBookings } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openBookings } from '../../../../test/open-bookings';

fixClock();
setUpWire();

const { calendar, guest } = anOwnerBooking();
const rival = { id: 7002, first_name: 'Tom', date_from: '2027-11-04', date_to: '2027-11-10' };
const first = anOwnerBooking({ calendar: calendar && { ...calendar, rivals: [rival] } });
const second = anOwnerBooking({ id: 7002, guest: { ...guest, first_name: 'Tom' } });

const countsOf = (toDo: number) =>
  someBookingOptions({
    meta_states: [
      { key: 'to_do', count: toDo },
      { key: 'waiting', count: 0 },
      { key: 'confirmed', count: 1 },
      { key: 'archived', count: 0 },
    ],
  });

beforeEach(() => {
  answer('get', '/v4/bookings-owner/options/', countsOf(2));
  answer('get', '/v4/bookings-owner/', someOwnerBookings([first, second]));
  answer('get', '/3/users/41/', aUser({ answer_rate_as_owner: 98 }));
});

test('opens the to-do tab; only the first card has the main button', async () => {
  openBookings('/d/bookings');
  await screen.findByRole('link', { name: 'Answer Emma' });
  expect(window.location.search).toBe('?meta_state=to_do');
  expect(screen.getByText('2 things are waiting for you.')).toBeVisible();
  const [card, other] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(within(card).getByText(/Tom asks for .* too/)).toBeVisible();
  expect(within(card).getByText('€378.00')).toBeVisible();
  expect(within(other).getByRole('link', { name: 'Answer Tom' })).toHaveAttribute(
    'href',
    '/en-ie/d/bookings/7002',
  );
});

test('an empty tab explains its content', async () => {
  answer('get', '/v4/bookings-owner/', someOwnerBookings([]));
  openBookings('/d/bookings?meta_state=waiting');
  expect(await screen.findByRole('heading', { name: 'You are waiting for nobody' })).toBeVisible();
});

test('a booking changed elsewhere is loaded again', async () => {
  const { platform } = openBookings('/d/bookings?meta_state=to_do');
  await screen.findByRole('link', { name: 'Answer Emma' });
  answer('get', '/v4/bookings-owner/options/', countsOf(1));
  answer('get', '/v4/bookings-owner/', someOwnerBookings([second]));
  platform.events.send('booking.changed', { bookingId: 7001, state: 'CANCELLED_GUEST' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Answer Emma' })).toBeNull());
  expect(screen.getByText('One thing is waiting for you.')).toBeVisible();
});

test('a list that fails to load can be loaded again', async () => {
  answer('get', '/v4/bookings-owner/', {}, { status: 500 });
  openBookings('/d/bookings?meta_state=to_do');
  expect(await screen.findByRole('heading', { name: 'Your bookings could not be loaded' })).toBeVisible();
});
