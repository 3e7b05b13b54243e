import { act, screen, waitFor } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  anInsuranceChoice,
  aRefundPreview,
  someDocuments,
} from '@campavia/contracts/testing';
import type { Offline } from '@campavia/remote-kit';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips } from '../../../../test/open-trips';

fixClock();
setUpWire();

const TRIP = '/v4/bookings-guest/7001/';
const READ_AT = Date.UTC(2027, 2, 10, 6, 5);

const accepted: Partial<GuestBooking> = {
  state: 'ACCEPTED',
  display_state: 'ACCEPTED',
  meta_state: 'to_do',
  is_payable: true,
  buttons: ['pay', 'snooze', 'cancel'],
  can_search_more: false,
};
const snoozed: Partial<GuestBooking> = { ...accepted, snoozed_until: '2027-03-12T09:00:00Z' };

let isOnline = true;

function become(sign: 'online' | 'offline'): void {
  isOnline = sign === 'online';
  act(() => void window.dispatchEvent(new Event(sign)));
}

function someStorage() {
  const values = new Map<string, unknown>();
  const keep = jest.fn();
  const offline: Offline = {
    readAtMs: () => READ_AT,
    keep,
    load: <Value,>(name: string) => Promise.resolve(values.get(name) as Value | undefined),
    save: async (name, value) => void values.set(name, value),
  };
  return { offline, keep, values };
}

/** A document made by the service worker while offline. */
async function openKept(
  storage = someStorage(),
  data: Record<string, unknown> = { 'bookings/guest/7001': aBooking(accepted) },
) {
  isOnline = false;
  const page = openTrips('/d/trips/7001', { data, hasFunnels: true, platform: { offline: storage.offline } });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, ...storage };
}

beforeEach(() => {
  isOnline = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', '/3/my-requests/7001/refund/', aRefundPreview());
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', '/3/docs/booking/7001/', someDocuments());
  answer('get', '/3/products/1201/similar/', { results: [] });
});

const snoozeButton = () => screen.getByRole('button', { name: 'Snooze for 48 hours' });
const NOTE = /There is no connection\..*As of 0\d:05\..*work again once you are online/;

test('a stored trip says when it was loaded, and its actions are disabled with a reason', async () => {
  await openKept();
  expect(document.getElementById('offline-note')).toHaveTextContent(NOTE);
  const pay = screen.getByRole('link', { name: /^Pay/ });
  expect(pay).toHaveAttribute('aria-disabled', 'true');
  expect(pay).toHaveAccessibleDescription(NOTE);
  expect(screen.getByRole('link', { name: 'All trips' })).not.toHaveAttribute('aria-disabled');
});

test('a trip that was never loaded here says so, and can be loaded again', async () => {
  answer('get', TRIP, {}, { status: 503 });
  const { user } = await openKept(someStorage(), {});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page is not available without a connection',
  );
  become('online');
  answer('get', TRIP, aBooking(accepted));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^7 days with/);
});

test('a loaded page is stored, and again only when it was loaded again', async () => {
  answer('get', TRIP, aBooking(accepted));
  const { offline, keep } = someStorage();
  openTrips('/d/trips/7001', { platform: { offline } });
  await waitFor(() =>
    expect(Object.keys((keep.mock.lastCall as [{ answers: object }])[0].answers)).toEqual([
      'bookings/guest/7001',
      'bookings/guest/7001/price',
      'insurance/standard',
    ]),
  );
});

describe('a snooze while offline', () => {
  test('waits, can be cancelled, and nothing is sent', async () => {
    const { user } = await openKept();
    await user.click(snoozeButton());
    expect(await screen.findByText(/^The trip will be snoozed as soon as/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Do not snooze' }));
    expect(snoozeButton()).toBeEnabled();
  });

  test('is sent once when the connection is back, also by a page opened meanwhile', async () => {
    const storage = someStorage();
    const { user, unmount } = await openKept(storage);
    await user.click(snoozeButton());
    await screen.findByText(/^The trip will be snoozed as soon as/);
    unmount();
    const { platform } = await openKept(storage);
    expect(await screen.findByText(/^The trip will be snoozed as soon as/)).toBeVisible();
    const toast = jest.fn();
    platform.events.subscribe('toast.shown', toast);
    const sent = answer('patch', `${TRIP}snooze/`, aBooking(snoozed));
    answer('get', TRIP, () => aBooking(sent.urls.length > 0 ? snoozed : accepted));
    become('online');
    expect(await screen.findByText(/^Snoozed until/)).toBeVisible();
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'good', title: 'The trip is snoozed' }),
    );
    expect(sent.urls).toHaveLength(1);
    expect(storage.values.get('mf-trips.snoozes')).toBeUndefined();
  });

  test('is dropped with a message if the trip has changed', async () => {
    const { user, platform, values } = await openKept();
    await user.click(snoozeButton());
    await screen.findByText(/^The trip will be snoozed as soon as/);
    const toast = jest.fn();
    platform.events.subscribe('toast.shown', toast);
    answer('get', TRIP, aBooking({ ...accepted, display_state: 'CANCELLED_OWNER', buttons: [] }));
    become('online');
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'stop', title: 'The trip was not snoozed' }),
      ),
    );
    expect(values.get('mf-trips.snoozes')).toBeUndefined();
  });

  test('is not possible without storage', async () => {
    isOnline = false;
    openTrips('/d/trips/7001', { data: { 'bookings/guest/7001': aBooking(accepted) } });
    await screen.findByRole('heading', { level: 1 });
    expect(snoozeButton()).toBeDisabled();
  });
});
