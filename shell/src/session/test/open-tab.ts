import { getMe } from '@campavia/api-client';
import type { Http } from '@campavia/api-client/core';
import type { Me, Tokens } from '@campavia/contracts';
import { siteOf, type Site } from '@campavia/i18n/sites';
import {
  createEventBus,
  createSharedCache,
  type EventBus,
  type NavigationStore,
  type PlatformEventName,
  type SharedCache,
} from '@campavia/remote-kit';
import type { OwnedAddress } from '@campavia/remote-kit/config';

import { siteHttp } from '../../data/site-http';
import { createAddressFinder } from '../../navigation/page-address';
import { createShellSession, type StartingSession } from '../create-shell-session';

import type { Browser, TabWindow } from './a-browser';

const SUBSCRIBED: PlatformEventName[] = [
  'session.signed-in',
  'session.signed-out',
  'session.expired',
  'toast.shown',
];

const ADDRESSES: OwnedAddress[] = [
  { part: 'mf-search', id: 'home', pattern: '/' },
  { part: 'mf-search', id: 'search', pattern: '/s' },
  { part: 'mf-trips', id: 'account', pattern: '/d/account', access: 'signed-in', layout: 'dashboard' },
  { part: 'shell', id: 'sign-in', pattern: '/sign-in', layout: 'log' },
  { part: 'shell', id: 'confirm-email', pattern: '/confirm-email', layout: 'log' },
  { part: 'shell', id: 'log-as', pattern: '/login/log-as', layout: 'log', access: 'staff' },
];

export interface Tab {
  window: TabWindow;
  session: StartingSession;
  http: Http;
  cache: SharedCache;
  typed: { saveTyped: jest.Mock; forgetTyped: jest.Mock };
  received: [PlatformEventName, unknown][];
  reroute: jest.Mock;
  path(): string;
  /** State of the history entry. */
  state(): unknown;
  goTo(path: string): void;
  call(): Promise<Me>;
}

export interface TabOptions {
  browser: Browser;
  path?: string;
  user?: Me;
  routing?: Record<string, string>;
}

export function openTab({ browser, path = '/en-ie/d/account', user, routing }: TabOptions): Tab {
  const window = browser.openTab();
  const site = siteOf('en-ie') as Site;
  const events = createEventBus();
  const navigation = aNavigation(path, window.location);
  const cache = createSharedCache({});
  const typed = { saveTyped: jest.fn(), forgetTyped: jest.fn() };
  const reroute = jest.fn(() => Promise.resolve());
  const session = createShellSession({
    window,
    site,
    events,
    navigation,
    cache,
    typed,
    reroute,
    addresses: ADDRESSES,
    findAddress: createAddressFinder(ADDRESSES, site),
    routing: routing ?? { sign_in: '/sign-in' },
    user: user ?? null,
    reportNotStaff: () => undefined,
    http: () => http,
  });
  const http = siteHttp(site, { credentials: session.credentials });
  session.begin();
  const received = listenTo(events);
  return {
    window,
    session,
    http,
    cache,
    typed,
    received,
    reroute,
    path: () => navigation.current().place.pathname + navigation.current().place.search,
    state: () => navigation.current().place.state,
    goTo: (to) => navigation.push(to),
    call: () => getMe({ http }),
  };
}

export function storeInJar(browser: Browser, tokens: Partial<Tokens>): void {
  const { access_token: access, refresh_token: refresh } = tokens;
  if (access) browser.setCookie(`campaviaAPI_access_token=${access}; Max-Age=3600`);
  if (refresh) browser.setCookie(`campaviaAPI_refresh_token=${refresh}; Max-Age=2592000`);
}

function listenTo(events: EventBus): [PlatformEventName, unknown][] {
  const received: [PlatformEventName, unknown][] = [];
  for (const name of SUBSCRIBED) events.subscribe(name, (payload) => void received.push([name, payload]));
  return received;
}

function aNavigation(first: string, location: TabWindow['location']): NavigationStore {
  let url = new URL(first, 'https://campavia.test');
  let state: unknown = null;
  function move(to: unknown, given: unknown = null): void {
    url = new URL(String(to), url);
    state = given;
    location.pathname = url.pathname;
  }
  move(first);
  const place = () => ({ pathname: url.pathname, search: url.search, hash: '', state, key: '' });
  return {
    current: () => ({ place: place(), kind: 'PUSH', keepsScroll: false }),
    subscribe: () => () => undefined,
    push: jest.fn(move),
    replace: jest.fn(move),
    go: () => undefined,
    expect: place,
    attach: () => () => undefined,
  };
}
