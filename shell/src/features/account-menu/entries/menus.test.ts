import type { LinkTarget } from '../../../layout/layout-link';

import type { MenuGroup, MenuReader } from './menu-entry';
import { accountMenu, helpMenu } from './menus';

const EVERYTHING = [
  ...['search', 'login', 'signup', 'log-as', 'trips', 'wishlists', 'bookings', 'campers', 'account'],
  ...['how-it-works', 'hit-the-road', 'rent-my-motorhome', 'help', 'get-apps', 'onboarding', 'staff'],
];

const ROUTING: Record<string, string> = {
  search_tool: 'https://office.test/search?tab=map',
  fleet_manager: 'https://office.test/fleet',
  sister_platform: 'https://sister.test/nl/create',
};

function serving(addresses: readonly string[], routing: Record<string, string> = {}) {
  return ({ address, route, search }: LinkTarget) => {
    if (address !== undefined && addresses.includes(address))
      return `/${address}${search ? `?${search}` : ''}`;
    return route === undefined ? undefined : routing[route];
  };
}

const aReader = (over: Partial<MenuReader> = {}): MenuReader => ({
  isWide: true,
  hasApps: false,
  hasSingleSignOn: false,
  canPublish: true,
  present: '/fr/s?beds=2',
  hrefOf: serving(EVERYTHING),
  ...over,
});

const ids = (groups: MenuGroup[]) => groups.map(({ entries }) => entries.map(({ id }) => id).join(' '));
const entryOf = (groups: MenuGroup[], id: string) =>
  groups.flatMap(({ entries }) => entries).find((entry) => entry.id === id);

const guest = { is_owner: false, is_staff: false, camper_count: 0 };
const owner = { is_owner: true, is_staff: false, camper_count: 3 };

const SITE = 'search how-it-works help-centre';

describe('the account menu', () => {
  it.each<[string, Partial<MenuReader>, string[]]>([
    ['a visitor', {}, ['sign-in sign-up', SITE]],
    [
      'a visitor with a phone, for whom the header hides its links',
      { isWide: false },
      [
        'sign-in sign-up',
        'search own-trips hit-the-road rent-my-motorhome how-it-works help-centre',
        'list-camper',
      ],
    ],
    ['a guest', { user: guest }, ['wishlists trips account', SITE, 'list-camper sign-out']],
    [
      'an owner, whose header leads to bookings in place of trips',
      { user: owner },
      ['bookings vehicles account', 'search own-trips how-it-works help-centre', 'list-camper sign-out'],
    ],
    [
      'an owner with a phone, who travels too',
      { user: owner, isWide: false },
      [
        'bookings vehicles account',
        'search own-trips hit-the-road rent-my-motorhome how-it-works help-centre',
        'list-camper sign-out',
      ],
    ],
    [
      'staff',
      { user: { ...guest, is_staff: true }, hrefOf: serving(EVERYTHING, ROUTING) },
      ['log-as moderation fleet-manager', 'wishlists trips account', SITE, 'list-camper sign-out'],
    ],
    [
      'staff on the search page after looking at a camper',
      {
        user: { ...guest, is_staff: true },
        hrefOf: serving(EVERYTHING, ROUTING),
        searchQuery: '?beds=2',
        lastViewed: { camperUrl: 'https://office.test/c/3', ownerUrl: 'https://office.test/u/8' },
      },
      [
        'log-as moderation search-tool last-camper last-owner fleet-manager',
        'wishlists trips account',
        SITE,
        'list-camper sign-out',
      ],
    ],
    ['a visitor of a site with apps', { hasApps: true }, ['sign-in sign-up', `${SITE} get-apps`]],
  ])('of %s', (_, over, expected) => {
    expect(ids(accountMenu(aReader(over)))).toEqual(expected);
  });

  it('shows nothing without a release or a routing address', () => {
    const hrefOf = serving(['search', 'account', 'log-as']);
    const staff = { ...guest, is_staff: true };
    expect(ids(accountMenu(aReader({ hrefOf })))).toEqual(['search']);
    expect(ids(accountMenu(aReader({ user: staff, hrefOf, hasApps: true })))).toEqual([
      'log-as',
      'account',
      'search',
      'sign-out',
    ]);
  });

  it.each([
    [1, { count: 1 }],
    [3, { count: 3 }],
  ])('uses the right plural for %i vehicles', (camper_count, values) => {
    const entry = entryOf(accountMenu(aReader({ user: { ...owner, camper_count } })), 'vehicles');
    expect(entry).toMatchObject({ href: '/campers', values });
  });

  it('leads through the sign-in back to the page it was opened on', () => {
    const groups = accountMenu(aReader());
    const next = 'next=%2Ffr%2Fs%3Fbeds%3D2';
    expect(entryOf(groups, 'sign-in')).toMatchObject({ href: `/login?${next}`, action: 'sign-in' });
    expect(entryOf(groups, 'sign-up')).toMatchObject({ href: `/signup?${next}` });
  });

  it('opens the single sign-on window if that is on, instead of navigating', () => {
    const groups = accountMenu(aReader({ hasSingleSignOn: true, hrefOf: serving([]) }));
    for (const id of ['sign-in', 'sign-up']) {
      const entry = entryOf(groups, id);
      expect(entry).toMatchObject({ action: 'single-sign-on' });
      expect(entry).not.toHaveProperty('href');
    }
  });

  it('asks first if the site sends its owners to another platform', () => {
    const reader = aReader({ user: guest, canPublish: false, hrefOf: serving(EVERYTHING, ROUTING) });
    const entry = entryOf(accountMenu(reader), 'list-camper');
    expect(entry).toMatchObject({ action: 'list-elsewhere' });
    expect(entry).not.toHaveProperty('href');
    const nowhere = { ...reader, hrefOf: serving(EVERYTHING) };
    expect(entryOf(accountMenu(nowhere), 'list-camper')).toBeUndefined();
  });

  it.each([
    ['?beds=2', 'https://office.test/search?tab=map&beds=2'],
    ['', 'https://office.test/search?tab=map'],
  ])('passes the search %p to the back office', (searchQuery, href) => {
    const user = { ...guest, is_staff: true };
    const reader = aReader({ user, searchQuery, hrefOf: serving(EVERYTHING, ROUTING) });
    expect(entryOf(accountMenu(reader), 'search-tool')).toMatchObject({ href });
  });

  it('has the links of staff only for staff', () => {
    const reader = aReader({ user: owner, searchQuery: '', hrefOf: serving(EVERYTHING, ROUTING) });
    expect(accountMenu(reader).map(({ id }) => id)).not.toContain('staff');
  });
});

describe('the help menu', () => {
  it('has three pages and the help centre, external if there is an external one', () => {
    const [own] = helpMenu(aReader());
    expect(ids(own ? [own] : [])).toEqual(['hit-the-road rent-my-motorhome how-it-works help-centre']);
    expect(entryOf(helpMenu(aReader()), 'help-centre')).toMatchObject({ href: '/help' });
    const routing = { help_center: 'https://help.test' };
    const groups = helpMenu(aReader({ hrefOf: serving(EVERYTHING, routing) }));
    expect(entryOf(groups, 'help-centre')).toMatchObject({ href: 'https://help.test' });
  });
});
