import { act, screen, within } from '@testing-library/react';

import { aMe, aReferential } from '@campavia/contracts/testing';
import { addressesOf, type ComposedPart, type OwnedAddress } from '@campavia/remote-kit/config';
import { renderScreen, type ScreenOptions } from '@campavia/testing';

import { HeaderMenu } from '../../features/account-menu/header-menu';

import { Header } from './header';
import type { LoadMenus } from './menus';

const addresses: OwnedAddress[] = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
];

/** A remote as a team may release it. */
const remote = {
  config: {
    name: 'mf-journeys',
    squad: 'journeys',
    contract: '^0.1.0',
    addresses: [
      { id: 'trips', pattern: '/d/trips' },
      { id: 'bookings', pattern: '/d/bookings' },
      { id: 'campers', pattern: '/d/campers' },
      { id: 'account', pattern: '/d/account' },
      { id: 'onboarding', pattern: '/onboarding' },
    ],
  },
} as ComposedPart;
const served = [
  ...addresses,
  ...addressesOf({ id: 'c', channel: 'production', parts: { 'mf-journeys': remote } }),
];

let isWide = true;

beforeEach(() => {
  isWide = true;
  window.matchMedia = () =>
    ({ matches: isWide, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
});

afterEach(() => sessionStorage.clear());

const load: LoadMenus = () => Promise.resolve({ Menu: HeaderMenu, messages: {} });

function renderHeader(options: ScreenOptions = {}) {
  return renderScreen(<Header loadMenus={load} showActingBar={jest.fn()} />, {
    ...options,
    platform: { addresses, ...options.platform },
  });
}

function linksIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('the header', () => {
  it('links only to addresses of the composition, and marks the current page', () => {
    renderHeader({ site: 'fr', path: '/s?beds=2' });
    const navigation = screen.getByRole('navigation');
    expect(linksIn(navigation)).toEqual(['/fr/s']);
    expect(within(navigation).getByRole('link')).toHaveAttribute('aria-current', 'page');
    expect(within(navigation).queryByRole('button')).toBeNull();
  });

  it('offers to rent out a camper if a release serves that', () => {
    const { unmount } = renderHeader();
    expect(screen.queryByRole('link', { name: 'Rent out your camper' })).toBeNull();
    unmount();
    renderHeader({ platform: { addresses: served } });
    expect(screen.getByRole('link', { name: 'Rent out your camper' })).toHaveAttribute(
      'href',
      '/en-ie/onboarding',
    );
  });

  it('links to the apps if they are available', () => {
    const apps = [...addresses, { id: 'get-apps', pattern: '/get-apps', part: 'mf-community' }];
    const referential = aReferential({ flags: { get_apps: true } });
    const { unmount } = renderHeader({ platform: { addresses: apps, referential } });
    expect(screen.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/en-ie/get-apps');
    unmount();
    renderHeader({ platform: { addresses: apps, referential: aReferential() } });
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull();
  });

  it('leads an owner to bookings, and offers to rent out only to others', () => {
    const user = aMe({ is_owner: true, camper_count: 1 });
    renderHeader({ user, path: '/d/bookings', platform: { addresses: served } });
    const navigation = screen.getByRole('navigation');
    expect(linksIn(navigation)).toEqual(['/en-ie/s', '/en-ie/d/bookings']);
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Bookings');
    expect(screen.queryByRole('link', { name: 'Rent out your camper' })).toBeNull();
  });

  it('shows who is signed in', () => {
    renderHeader({ user: aMe() });
    expect(button('Account menu')).toHaveTextContent('C');
  });

  it('loads no widget before it is needed', async () => {
    const ask = jest.fn(load);
    const { user } = renderScreen(<Header loadMenus={ask} showActingBar={jest.fn()} />, {
      platform: { addresses },
    });
    expect(ask).not.toHaveBeenCalled();
    await user.hover(button('Account menu'));
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ locale: 'en-ie' }));
  });
});

describe('a menu of the header', () => {
  it('opens below its button, starts at its first entry and is navigated by arrow keys', async () => {
    const { user } = renderHeader({
      user: aMe({ is_owner: true, camper_count: 1 }),
      platform: { addresses: served },
    });
    await user.tab();
    button('Account menu').focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Account menu' });
    expect(within(menu).getByText('Hello, Camille')).toBeVisible();
    expect(linksIn(menu)).toEqual([
      '/en-ie/d/bookings',
      '/en-ie/d/campers',
      '/en-ie/d/account',
      '/en-ie/s',
      '/en-ie/d/trips',
      '/en-ie/onboarding',
    ]);
    expect(button('Account menu')).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('link', { name: 'Bookings' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('link', { name: 'Camper' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(within(menu).getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('link', { name: 'Bookings' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}{Tab}');
    expect(within(menu).getByRole('link', { name: 'Camper' })).toHaveFocus();
  });

  it('closes with Escape, and returns the focus', async () => {
    const { user } = renderHeader({ user: aMe() });
    await user.click(button('Account menu'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => new Promise(requestAnimationFrame));
    expect(button('Account menu')).toHaveFocus();
  });

  it('closes with a click outside, and when the page changes', async () => {
    const { user, platform } = renderHeader();
    await user.click(button('Account menu'));
    await screen.findByRole('dialog');
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Account menu'));
    await screen.findByRole('dialog');
    act(() => platform.navigation.push({ pathname: '/en-ie/s' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a panel with a close button on small screens', async () => {
    isWide = false;
    const { user } = renderHeader({ user: aMe(), platform: { addresses: served } });
    await user.click(button('Account menu'));
    const panel = await screen.findByRole('dialog', { name: 'Account menu' });
    expect(within(panel).getByRole('link', { name: 'Trips' })).toHaveFocus();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('signs out', async () => {
    const signOut = jest.fn(() => Promise.resolve());
    const { platform, user } = renderHeader({ user: aMe() });
    platform.session.signOut = signOut;
    await user.click(button('Account menu'));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links a visitor to the sign-in and back', async () => {
    const login = { id: 'login', pattern: '/login', part: 'shell' };
    const { platform, user } = renderHeader({
      path: '/s?beds=2',
      platform: { addresses: [...addresses, login] },
    });
    platform.session.askToSignIn = jest.fn();
    await user.click(button('Account menu'));
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/en-ie/login?next=%2Fen-ie%2Fs%3Fbeds%3D2');
    await user.click(link);
    expect(platform.session.askToSignIn).toHaveBeenCalledWith('/en-ie/s?beds=2');
  });

  it('remembers for staff which camper they viewed last', async () => {
    const { platform, user } = renderHeader({ user: aMe({ is_staff: true }) });
    const adminUrls = { camperUrl: 'https://office.test/c/3', ownerUrl: 'https://office.test/u/8' };
    act(() => platform.events.send('listing.viewed', { camperId: 3, adminUrls }));
    await user.click(button('Account menu'));
    expect(await screen.findByRole('link', { name: 'Camper viewed last' })).toHaveAttribute(
      'href',
      adminUrls.camperUrl,
    );
    expect(screen.getByRole('link', { name: 'Owner viewed last' })).toHaveAttribute(
      'href',
      adminUrls.ownerUrl,
    );
  });

  it('offers help, with an external help centre if routing has one', async () => {
    const routing = { help_center: 'https://help.campavia.test' };
    const { user } = renderHeader({ platform: { routing } });
    await user.click(button('Help'));
    const menu = await screen.findByRole('dialog', { name: 'Help' });
    expect(within(menu).getByRole('link', { name: 'Help centre' })).toHaveAttribute(
      'href',
      routing.help_center,
    );
  });
});

describe('on a site that takes no campers', () => {
  const routing = { sister_platform: 'https://sister.test/nl/create?utm_campaign=netherlands' };
  const closed = { routing, referential: aReferential({ can_publish_camper: false }), addresses: served };

  it('owners are asked, then redirected to the sister platform', async () => {
    const { user } = renderHeader({ platform: closed });
    expect(screen.queryByRole('link', { name: 'Rent out your camper' })).toBeNull();
    await user.click(button('Rent out your camper'));
    const question = await screen.findByRole('dialog', { name: 'List your camper on our sister platform?' });
    expect(within(question).getByRole('link', { name: 'Go to the sister platform' })).toHaveAttribute(
      'href',
      routing.sister_platform,
    );
    await user.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('their menu asks the same, and returns the focus to its button', async () => {
    const { user } = renderHeader({ user: aMe(), platform: closed });
    await user.click(button('Account menu'));
    await user.click(await screen.findByRole('button', { name: 'List your camper' }));
    await screen.findByRole('dialog', { name: /sister platform/ });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => new Promise(requestAnimationFrame));
    expect(button('Account menu')).toHaveFocus();
  });

  it('nothing is offered if no address of one is known', () => {
    renderHeader({ platform: { ...closed, routing: {} } });
    expect(screen.queryByRole('button', { name: 'Rent out your camper' })).toBeNull();
  });
});
