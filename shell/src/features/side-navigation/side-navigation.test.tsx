import { screen, waitFor, within } from '@testing-library/react';

import { aMe, someBookingOptions } from '@campavia/contracts/testing';
import type { OwnedAddress } from '@campavia/remote-kit/config';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { currentMark } from './list-entries';
import { SideNavigation } from './side-navigation';

const EVERYTHING: OwnedAddress[] = [
  'trips',
  'wishlists',
  'bookings',
  'campers',
  'chats',
  'reviews',
  'account.payouts',
  'account',
].map((id) => ({ id, pattern: `/d/${id}`, part: 'fixture', layout: 'dashboard', access: 'signed-in' }));

const OWNER = aMe({ is_owner: true, camper_count: 3 });
const GUEST = aMe({ is_owner: false, camper_count: 0 });

function names(): string[] {
  const nav = screen.getByRole('navigation', { name: 'Your space' });
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');
}

setUpWire();

beforeEach(() => {
  document.documentElement.dataset.layout = 'dashboard';
  answer('get', '/v4/bookings-owner/options/', someBookingOptions());
  answer('get', '/v4/bookings-guest/options/', someBookingOptions());
  answer('get', '/v4/chats/unread/', { count: 0 });
});

describe('the navigation of the dashboard', () => {
  it('shows a guest the pages of guests, and marks the current one', () => {
    renderScreen(<SideNavigation />, {
      site: 'fr',
      path: '/d/chats',
      user: GUEST,
      platform: { addresses: EVERYTHING },
    });
    expect(names()).toEqual(['Trips', 'Wishlists', 'Messages', 'Reviews', 'Account']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/fr/d/chats');
  });

  it('shows an owner bookings and campers first', () => {
    renderScreen(<SideNavigation />, { path: '/d/trips', user: OWNER, platform: { addresses: EVERYTHING } });
    expect(names()).toEqual([
      'Bookings',
      'Campers',
      'Messages',
      'Reviews',
      'Payouts',
      'Trips',
      'Wishlists',
      'Account',
    ]);
  });

  it('counts what waits for an owner', async () => {
    const toDo = [{ key: 'to_do' as const, count: 4 }];
    answer('get', '/v4/bookings-owner/options/', someBookingOptions({ meta_states: toDo }));
    answer('get', '/v4/chats/unread/', { count: 2 });
    renderScreen(<SideNavigation />, { path: '/d/trips', user: OWNER, platform: { addresses: EVERYTHING } });
    const bookings = screen.getByRole('link', { name: 'Bookings' });
    await waitFor(() => expect(bookings).toHaveAccessibleDescription('4 are waiting for you'));
    expect(names().slice(0, 3)).toEqual(['Bookings4', 'Campers', 'Messages2']);
  });

  it('says camper to an owner of only one', () => {
    const user = aMe({ is_owner: true, camper_count: 1 });
    renderScreen(<SideNavigation />, { path: '/d/trips', user, platform: { addresses: EVERYTHING } });
    expect(names()).toContain('Camper');
  });

  it('hides what no release of the composition serves', () => {
    const addresses = EVERYTHING.filter(({ id }) => id === 'account');
    renderScreen(<SideNavigation />, { path: '/d/account', user: OWNER, platform: { addresses } });
    expect(names()).toEqual(['Account']);
  });

  it('is hidden for visitors and on other pages', () => {
    renderScreen(<SideNavigation />, { path: '/d/account', platform: { addresses: EVERYTHING } });
    expect(screen.queryByRole('navigation')).toBeNull();
    document.documentElement.dataset.layout = 'default';
    renderScreen(<SideNavigation />, {
      path: '/d/account',
      user: OWNER,
      platform: { addresses: EVERYTHING },
    });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

test.each([
  ['/d/account', '/d/account', 'page'],
  ['/d/account', '/d/account/', 'page'],
  ['/d/account', '/d/account/profile', 'true'],
  ['/d/account', '/d/accounts', undefined],
  ['/d/trips', '/d/account', undefined],
])('marks a link to %s on the page %s as %s', (path, pathname, mark) => {
  expect(currentMark(path, pathname)).toBe(mark);
});

test('a page that has an entry of its own marks no entry above it', () => {
  const paths = ['/d/account', '/d/account/payouts'];
  expect(currentMark('/d/account', '/d/account/payouts/2027', paths)).toBeUndefined();
  expect(currentMark('/d/account/payouts', '/d/account/payouts/2027', paths)).toBe('true');
  expect(currentMark('/d/account', '/d/account/profile', paths)).toBe('true');
});
