import { act, screen, waitFor, within } from '@testing-library/react';

import { aBooking, someBookingOptions, someBookings } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import french from '../../../../messages/fr.json';
import { openTrips, plain } from '../../../../test/open-trips';

import frenchTrip from '../messages/fr.json';

fixClock();
setUpWire();

const LIST = '/v4/bookings-guest/';
const OPTIONS = '/v4/bookings-guest/options/';
const query = () => window.location.search;

function counts(toDo: number, waiting: number, confirmed: number, archived: number) {
  return [
    { key: 'to_do', count: toDo },
    { key: 'waiting', count: waiting },
    { key: 'confirmed', count: confirmed },
    { key: 'archived', count: archived },
  ];
}

function tabs(): (string | null)[] {
  return within(screen.getByRole('navigation', { name: /Trips by next step/ }))
    .getAllByRole('link')
    .map((tab) => tab.textContent);
}

beforeEach(() => {
  answer('get', OPTIONS, someBookingOptions());
  answer('get', LIST, someBookings());
});

test('opens the first tab with trips to act on, and shows the number of trips of every tab', async () => {
  const calls = answer('get', LIST, someBookings());
  openTrips('/d/trips');
  expect(await screen.findByRole('heading', { name: 'Campervan for four by the lake' })).toBeVisible();
  expect(tabs()).toEqual(['To do0', 'Waiting1', 'Confirmed0', 'Archive0']);
  expect(screen.getByRole('link', { name: 'Waiting 1' })).toHaveAttribute('aria-current', 'page');
  expect(query()).toBe('?meta_state=waiting');
  expect(calls.urls.at(-1)?.search).toBe('?meta_state=waiting&page=1&page_size=10');
});

test('keeps other parameters when the default tab is added to the address', async () => {
  openTrips('/d/trips?utm_source=letter');
  await screen.findByRole('heading', { name: 'Campervan for four by the lake' });
  expect(query()).toBe('?meta_state=waiting&utm_source=letter');
});

test('shows status, dates, place, price and next step of a trip', async () => {
  openTrips('/d/trips?meta_state=waiting');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Waiting for Camille')).toBeVisible();
  expect(plain(card.getByText(/Annecy ·/).textContent)).toBe('Annecy · 1–7 Nov 2027 · 7 days');
  expect(card.getByText('€539.70')).toBeVisible();
  // The camper is in the time zone of Paris, an hour ahead of UTC.
  expect(card.getByText(/^Camille has until .*16 March.* 10:30 \(France\) to answer/)).toBeVisible();
  const link = card.getByRole('link', { name: 'Campervan for four by the lake' });
  expect(link).toHaveAttribute('href', '/en-ie/d/trips/7001');
});

test.each(['todo', 'to_do'])('a link to %s opens the to-do tab', async (spelling) => {
  const calls = answer('get', LIST, someBookings([aBooking({ display_state: 'ABANDONED' })]));
  openTrips(`/d/trips?meta_state=${spelling}`);
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(calls.urls[0]?.searchParams.get('meta_state')).toBe('to_do');
});

test('the archive starts with past booked trips', async () => {
  const calls = answer('get', LIST, someBookings([]));
  answer('get', OPTIONS, someBookingOptions({ meta_states: counts(0, 0, 0, 4) }));
  openTrips('/d/trips?meta_state=archived');
  expect(await screen.findByRole('heading', { name: 'No trips of that year and status' })).toBeVisible();
  expect(query()).toBe('?meta_state=archived&state=to_come');
  expect(calls.urls.at(-1)?.searchParams.get('state')).toBe('TO_COME');
  const all = screen.getByRole('link', { name: 'Show them all' });
  expect(all).toHaveAttribute('href', '/en-ie/d/trips?meta_state=archived&state=all');
});

test('is filtered by year and state, and then starts on its first page', async () => {
  const states = [
    { key: 'TO_COME', count: 3 },
    { key: 'CANCELLED_GUEST', count: 1 },
  ];
  answer('get', OPTIONS, someBookingOptions({ years: [2027, 2026], states }));
  const calls = answer('get', LIST, someBookings([aBooking()], { count: 24 }));
  const { user } = openTrips('/d/trips?meta_state=archived&state=all&page=2');
  await user.click(await screen.findByRole('combobox', { name: 'Year' }));
  await user.click(screen.getByRole('option', { name: '2026' }));
  await waitFor(() => expect(query()).toBe('?meta_state=archived&state=all&year=2026'));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Cancelled by you (1)' }));
  await waitFor(() => expect(query()).toBe('?meta_state=archived&state=cancelled_guest&year=2026'));
  await waitFor(() => expect(calls.urls.at(-1)?.searchParams.get('state')).toBe('CANCELLED_GUEST'));
});

test('a page beyond the last is replaced by the first', async () => {
  answer('get', LIST, ({ searchParams }: URL) =>
    someBookings(searchParams.get('page') === '1' ? [aBooking()] : [], { count: 1 }),
  );
  openTrips('/d/trips?meta_state=waiting&page=9');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(query()).toBe('?meta_state=waiting');
});

test('ten trips are on a page, the others on the next', async () => {
  answer('get', LIST, someBookings([aBooking()], { count: 11 }));
  openTrips('/d/trips?meta_state=waiting');
  const next = await screen.findByRole('link', { name: 'Next page' });
  expect(next).toHaveAttribute('href', '/en-ie/d/trips?meta_state=waiting&page=2');
});

describe('without trips', () => {
  beforeEach(() => void answer('get', LIST, someBookings([])));

  test('a new user sees an explanation and a link to the search', async () => {
    answer('get', OPTIONS, someBookingOptions({ meta_states: counts(0, 0, 0, 0), years: [], states: [] }));
    openTrips('/d/trips');
    expect(await screen.findByRole('heading', { name: 'Your first trip begins here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a camper' })).toHaveAttribute('href', '/en-ie/s');
  });

  test('an empty tab explains its content', async () => {
    openTrips('/d/trips?meta_state=confirmed');
    expect(await screen.findByRole('heading', { name: 'No upcoming trips' })).toBeVisible();
  });
});

describe('the next action of a trip', () => {
  const accepted = aBooking({ display_state: 'ACCEPTED', state: 'ACCEPTED', pay_by: '2027-03-18T15:40:00Z' });
  beforeEach(() => void answer('get', LIST, someBookings([accepted])));

  test('links to its page if the site has one', async () => {
    openTrips('/d/trips?meta_state=to_do', { hasFunnels: true });
    const pay = await screen.findByRole('link', { name: 'Pay €539.70' });
    expect(pay).toHaveAttribute('href', '/en-ie/campers/1201/payment/7001');
  });

  test('is hidden if the site has none', async () => {
    openTrips('/d/trips?meta_state=to_do');
    expect(await screen.findByText(/^Pay by .*18 March at 16:40 \(France\)$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the trip' })).toBeVisible();
  });

  test('of a trip that was not confirmed is a search for another camper nearby, on the same days', async () => {
    const ended = { display_state: 'ACCEPTED_EXP', expiry_cause: 'TAKEN' } as const;
    answer('get', LIST, someBookings([aBooking(ended)]));
    openTrips('/d/trips?meta_state=archived&state=all');
    const other = await screen.findByRole('link', { name: 'Find another camper' });
    expect(other.getAttribute('href')).toBe(
      '/en-ie/s?where=Annecy&latitude=45.90&longitude=6.12&radius=50&date_from=2027-11-01&date_to=2027-11-07',
    );
  });
});

test('trips that fail to load can be loaded again', async () => {
  answer('get', LIST, { detail: 'no' }, { status: 400 });
  const { user } = openTrips('/d/trips?meta_state=waiting');
  expect(await screen.findByRole('heading', { name: 'Your trips could not be loaded' })).toBeVisible();
  answer('get', LIST, someBookings());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('is in French on the French site', async () => {
  openTrips('/d/trips?meta_state=waiting', { site: 'fr', messages: { ...french, ...frenchTrip } });
  expect(await screen.findByText('En attente : Camille')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vos voyages');
  expect(plain(screen.getByText(/^Annecy/).textContent)).toBe('Annecy · 1–7 nov. 2027 · 7 jours');
});

test('shows how many trips the status hides, with a link to all', async () => {
  const states = [
    { key: 'TO_COME', count: 2 },
    { key: 'CANCELLED_GUEST', count: 3 },
    { key: 'ACCEPTED_EXP', count: 1 },
  ];
  answer('get', OPTIONS, { ...someBookingOptions(), meta_states: counts(0, 0, 0, 6), states });
  const calls = answer('get', LIST, someBookings());
  const { user } = openTrips('/d/trips?meta_state=archived');
  expect(await screen.findByText(/^4 other trips, such as cancelled or expired ones/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show them all' }));
  await waitFor(() => expect(query()).toBe('?meta_state=archived&state=all'));
  expect(screen.queryByText(/are not shown/)).toBeNull();
  expect(calls.urls.at(-1)?.search).toBe('?meta_state=archived&page=1&page_size=10');
});

test('counts down to the deadline of the owner', async () => {
  answer('get', LIST, someBookings([aBooking({ acceptation_expired_on: '2027-03-11T15:00:00Z' })]));
  openTrips('/d/trips?meta_state=waiting', { today: '2027-03-10' });
  expect(await screen.findByText('30 hours left')).toBeVisible();
});

test('a trip changed by the other side is loaded again, with the counts', async () => {
  const lists = answer('get', LIST, someBookings());
  const options = answer('get', OPTIONS, someBookingOptions());
  const { platform } = openTrips('/d/trips?meta_state=waiting');
  await screen.findByRole('article');
  const before = [lists.urls.length, options.urls.length];
  act(() => platform.events.send('booking.changed', { bookingId: 7001, state: 'ACCEPTED' }));
  await waitFor(() => expect(lists.urls.length).toBe((before[0] ?? 0) + 1));
  await waitFor(() => expect(options.urls.length).toBe((before[1] ?? 0) + 2));
});
