import { aMe } from '@campavia/contracts/testing';
import type { SessionState } from '@campavia/remote-kit';
import { siteOf, type Site } from '@campavia/i18n/sites';

import { cacheNameOf } from '../../document/kept-caches';
import {
  frameKey,
  isPageKey,
  pageKey,
  readJson,
  type KeptFrame,
  type KeptPage,
} from '../../document/kept-pages';
import { someCaches } from '../../document/test/some-caches';

import { createOffline } from './create-offline';
import { MAX_PAGES } from './keep-page';

const NOW = Date.UTC(2027, 2, 15, 14, 5);
const composed = (part: string, version: string) => ({
  version,
  entry: `/releases/${part}/${version}/main.js`,
  scripts: [{ url: `/releases/${part}/${version}/more.js` }],
  styles: [],
  fonts: [],
  screens: { trip: [{ url: `/releases/${part}/${version}/trip.js` }] },
  messages: { en: { url: `/releases/${part}/${version}/en.js` } },
});
const compositionWith = (id: string, version: string) => ({
  id,
  channel: 'production',
  parts: { shell: composed('shell', '2.0.0'), 'mf-trips': composed('mf-trips', version) },
});
const composition = compositionWith('c0ffee', '1.1.0');

function openTab(browser = someCaches(), first: SessionState = signedIn(41), composed = composition) {
  let state = first;
  const listeners = new Set<() => void>();
  const registered: [string, object][] = [];
  const unregister = jest.fn();
  const serviceWorker = {
    register: async (url: string, options: object) => void registered.push([url, options]),
    getRegistration: async () => undefined,
    getRegistrations: async () => [{ unregister }],
  };
  const idle: (() => unknown)[] = [];
  const loaded = [
    '/releases/shell/2.0.0/lazy.js',
    '/releases/mf-search/3.0.0/main.js',
    '/media/documents/7.jpg',
  ];
  const window = {
    caches: browser.caches,
    navigator: { serviceWorker },
    location: { origin: 'https://campavia.test', pathname: '/en-ie/d/trips/7001', search: '' },
    performance: { getEntriesByType: () => loaded.map((path) => ({ name: `https://campavia.test${path}` })) },
    requestIdleCallback: (act: () => unknown) => idle.push(act),
  };
  const offline = createOffline({
    window: window as never,
    site: siteOf('en-ie') as Site,
    page: { today: '2027-03-15', referential: undefined, routing: {} },
    composition: composed as never,
    session: {
      current: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => undefined;
      },
    },
    findAddress: () => ({ id: 'trip', pattern: '/d/trips/{id}', part: 'mf-trips' }),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    offline,
    window,
    registered,
    unregister,
    async becomeIdle() {
      idle.splice(0).forEach((act) => act());
      await settle();
    },
    async become(next: SessionState) {
      state = next;
      listeners.forEach((listener) => listener());
      await settle();
    },
  };
}

function signedIn(id: number, over = {}): SessionState {
  return { status: 'signed-in', user: aMe({ id, ...over }) };
}

async function keepTrip(tab: ReturnType<typeof openTab>, readAtMs = NOW): Promise<void> {
  tab.offline?.keep({ answers: { 'bookings/guest/7001': { id: 7001 } }, readAtMs });
  await tab.becomeIdle();
}

const keysOf = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

test('a page is stored once the browser is idle, with the files of the shell and its part, and a worker for such pages', async () => {
  const browser = someCaches();
  const tab = openTab(browser);
  tab.offline?.keep({ answers: {}, readAtMs: NOW - 1 });
  expect(browser.names()).toEqual([]);
  await keepTrip(tab);
  expect(browser.names()).toEqual([cacheNameOf(41)]);
  const cache = await browser.caches.open(cacheNameOf(41));
  expect(await readJson<KeptFrame>(cache, frameKey('en-ie'))).toMatchObject({ user: { id: 41 } });
  expect(await readJson(cache, pageKey('en-ie', '/en-ie/d/trips/7001'))).toEqual({
    path: '/en-ie/d/trips/7001',
    answers: { 'bookings/guest/7001': { id: 7001 } },
    composition,
    readAtMs: NOW,
  });
  expect(browser.fetched.sort()).toEqual([
    ...['en', 'main', 'more', 'trip'].map((name) => `/releases/mf-trips/1.1.0/${name}.js`),
    ...['en', 'lazy', 'main', 'more', 'trip'].map((name) => `/releases/shell/2.0.0/${name}.js`),
  ]);
  expect(tab.registered).toEqual([
    ['/service-worker.js', { scope: '/en-ie/d/trips', updateViaCache: 'none' }],
  ]);
});

test('files of releases that no page needs are deleted, and all pages but the last twenty', async () => {
  const browser = someCaches();
  const cache = await browser.caches.open(cacheNameOf(41));
  await cache.put('/releases/mf-trips/1.0.0/main.js', new Response());
  const tab = openTab(browser);
  for (let id = 1; id <= MAX_PAGES + 2; id += 1) {
    tab.window.location.pathname = `/en-ie/d/trips/${id}`;
    await keepTrip(tab, NOW + id);
  }
  const keys = await keysOf(cache);
  expect(keys).not.toContain('/releases/mf-trips/1.0.0/main.js');
  const pages = keys.filter((key) => isPageKey(key));
  expect(pages).toHaveLength(MAX_PAGES);
  expect(pages).not.toContain(pageKey('en-ie', '/en-ie/d/trips/2'));
});

test('a trip keeps its composition and files while another page of a later release is kept, until it is itself deleted', async () => {
  const browser = someCaches();
  const cache = await browser.caches.open(cacheNameOf(41));
  const earlier = openTab(browser);
  await keepTrip(earlier);
  const later = openTab(browser, signedIn(41), compositionWith('decaf', '1.2.0'));
  later.window.location.pathname = '/en-ie/d/trips';
  await keepTrip(later, NOW + 1);
  const kept = await readJson<KeptPage>(cache, pageKey('en-ie', '/en-ie/d/trips/7001'));
  expect(kept?.composition).toEqual(composition);
  const files = ['/releases/mf-trips/1.1.0/trip.js', '/releases/mf-trips/1.2.0/main.js'];
  expect(await keysOf(cache)).toEqual(expect.arrayContaining(files));

  later.window.location.pathname = '/en-ie/d/trips/7001';
  await keepTrip(later, NOW + 2);
  expect((await keysOf(cache)).filter((key) => key.startsWith('/releases/mf-trips/1.1.0/'))).toEqual([]);
});

describe('nothing is left after signing out', () => {
  test.each<[string, SessionState]>([
    ['after signing out, or when the session has ended', { status: 'visitor' }],
    ['when another user signs in', signedIn(42)],
    ['when staff begin to act as a user', signedIn(41, { actor: { id: 5, first_name: 'Nathalie' } })],
  ])('%s', async (_, next) => {
    const browser = someCaches();
    const tab = openTab(browser);
    await keepTrip(tab);
    await tab.become(next);
    expect(browser.names()).toEqual([]);
  });

  test('nothing is left of a page being stored while the user signs out in another tab', async () => {
    const browser = someCaches();
    const tab = openTab(browser);
    tab.offline?.keep({ answers: {}, readAtMs: NOW });
    void tab.becomeIdle();
    await tab.become({ status: 'visitor' });
    await tab.becomeIdle();
    expect(browser.names()).toEqual([]);
    expect(tab.registered).toEqual([]);
  });

  test("other users' pages are deleted when a page starts, but none while the user is unknown", async () => {
    const browser = someCaches();
    await keepTrip(openTab(browser));
    await openTab(browser, { status: 'unknown' }).becomeIdle();
    expect(browser.names()).toHaveLength(1);
    const tab = openTab(browser, { status: 'visitor' });
    await tab.becomeIdle();
    expect(browser.names()).toEqual([]);
    expect(tab.unregister).toHaveBeenCalled();
  });
});

test('staff who act as a user store nothing', async () => {
  const browser = someCaches();
  const tab = openTab(browser, signedIn(41, { actor: { id: 5, first_name: 'Nathalie' } }));
  await keepTrip(tab);
  await expect(tab.offline?.save('a', 1)).rejects.toThrow('Nothing is stored');
  expect(browser.names()).toEqual([]);
});

test('a browser without service workers stores nothing', () => {
  const window = { navigator: {} } as never;
  expect(createOffline({ window } as never)).toBeUndefined();
});
