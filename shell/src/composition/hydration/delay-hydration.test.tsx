import type { SessionState } from '@campavia/remote-kit';
import type { ComposedPart, OwnedAddress } from '@campavia/remote-kit/config';
import { renderScreen } from '@campavia/testing';

import { delayHydration } from './delay-hydration';

const PART = {
  entry: '/search/remote.js',
  integrity: 'sha384-1',
  scripts: [],
  screens: { home: [{ url: '/search/home.js', integrity: 'sha256-2' }] },
  messages: { fr: { url: '/search/fr.js', integrity: 'sha256-3' } },
  config: { storageKeys: ['campavia.recent-searches'] },
} as unknown as ComposedPart;
const SHELL = { ...PART, scripts: [{ url: '/shell/federation.js', integrity: 'sha256-4' }] };
const HOME: OwnedAddress = { id: 'home', pattern: '/', part: 'mf-search', hydration: 'on-interaction' };

const reportScreenReady = jest.fn();
const stopCounting = jest.fn();
const watch = jest.fn((_element: Element) => stopCounting);

function aWait({
  status = 'visitor',
  address = HOME,
  search = '',
  html = '<main data-rendered="1"></main>',
} = {}) {
  renderScreen(<p />, { site: 'fr', path: '/', platform: { reportScreenReady } });
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const place = { pathname: '/fr', search, hash: '', state: null, key: 'first' };
  const untilNeeded = delayHydration({
    document,
    composition: { id: 'c', channel: 'production', parts: { shell: SHELL, 'mf-search': PART } },
    navigation: { current: () => ({ kind: 'POP', place }), subscribe } as never,
    session: { current: () => ({ status }) as SessionState, subscribe },
    listingEvents: { watch },
    findAddress: () => address,
  });
  const needed = untilNeeded(document.querySelector('main') as HTMLElement);
  return { needed, listeners, change: () => listeners.forEach((listener) => listener()) };
}

const preloads = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

function setActivation(userActivation: { hasBeenActive: boolean } | undefined): void {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: userActivation });
}

beforeEach(() => {
  setActivation({ hasBeenActive: false });
  localStorage.clear();
  jest.clearAllMocks();
});

test('a rendered page stays as it is; its scripts load together with the first interaction', async () => {
  const { needed, listeners } = aWait();
  expect(reportScreenReady).toHaveBeenCalledWith('first');
  expect(preloads()).toEqual([]);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await needed;
  expect(preloads()).toEqual([
    '/shell/federation.js',
    '/search/remote.js',
    '/search/home.js',
    '/search/fr.js',
  ]);
  expect(listeners.size).toBe(0);
});

test('a page of which the server rendered a skeleton is hydrated at once', () => {
  const html = '<main data-rendered="1"><!--$--><div aria-busy="true"></div></main>';
  expect(aWait({ html }).needed).toBeUndefined();
});

test('an unused page is hydrated after ten seconds', async () => {
  jest.useFakeTimers();
  try {
    const { needed, listeners } = aWait();
    jest.advanceTimersByTime(9_999);
    expect(listeners.size).toBe(1);
    jest.advanceTimersByTime(1);
    await needed;
    expect(listeners.size).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test.each(['keydown', 'focusin', 'click', 'input', 'wheel', 'touchstart', 'scroll'])(
  '%s counts as an interaction',
  async (type) => {
    const { needed } = aWait();
    document.body.dispatchEvent(new Event(type));
    await expect(needed).resolves.toBeUndefined();
  },
);

test('a page under a resting mouse waits, and hydrates when session or address change', async () => {
  const { needed, change } = aWait();
  const atRest = { pointerType: 'mouse', movementX: 0, movementY: 0 };
  document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), atRest));
  await Promise.resolve();
  expect(preloads()).toEqual([]);
  change();
  await needed;
  expect(preloads()).toHaveLength(4);
});

test.each<[string, Parameters<typeof aWait>[0]]>([
  ['a page of a signed-in user', { status: 'signed-in' }],
  ['a page that may be of a signed-in user', { status: 'unknown' }],
  ['an address that does not say so', { address: { id: 'home', pattern: '/', part: 'mf-search' } }],
  ['an address with a query', { search: '?question=4' }],
  ['a skeleton', { html: '<main></main>' }],
  ['a page in which a field has the focus', { html: '<main data-rendered="1"><input autofocus></main>' }],
])('%s is hydrated at once', (_, options) => {
  if (options?.html?.includes('autofocus'))
    jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.head);
  expect(aWait(options).needed).toBeUndefined();
  expect(reportScreenReady).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('an address whose pages are complete with a query waits with one too', () => {
  const address: OwnedAddress = { ...HOME, isWholeWithQuery: true, query: ['beds'] };
  expect(aWait({ address, search: '?beds=2&utm_source=letter' }).needed).toBeDefined();
  expect(aWait({ address, search: '?beds=2&coupon=spring' }).needed).toBeUndefined();
});

test('counts the campers on a page until it is hydrated', async () => {
  const { needed } = aWait({ html: '<main data-rendered="1"><p data-counts="visit 5"></p></main>' });
  expect(watch).toHaveBeenCalledWith(document.querySelector('main'));
  expect(stopCounting).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('scroll'));
  await needed;
  expect(stopCounting).toHaveBeenCalledTimes(1);
});

test('loads no counter on a page without campers', () => {
  aWait();
  expect(watch).not.toHaveBeenCalled();
});

describe('a placeholder', () => {
  const html = '<main data-rendered="1"><p data-pending></p></main>';
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = jest.fn();

  class Observer {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe = jest.fn();
    disconnect = disconnect;
  }

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  test('loads its part when it comes into view', async () => {
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const { needed } = aWait({ html });
    see([{ isIntersecting: false }]);
    await Promise.resolve();
    expect(preloads()).toEqual([]);
    see([{ isIntersecting: true }]);
    await needed;
    expect(preloads()).toHaveLength(4);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  test('loads its part at once if the browser cannot observe visibility', async () => {
    await aWait({ html }).needed;
    expect(preloads()).toHaveLength(4);
  });
});

test('hydrates at once a page used before the shell started, or in a browser that cannot report use', () => {
  setActivation({ hasBeenActive: true });
  expect(aWait().needed).toBeUndefined();
  setActivation(undefined);
  expect(aWait().needed).toBeUndefined();
});

test('shows at once what the browser has stored for a part', () => {
  localStorage.setItem('campavia.recent-searches', '[]');
  expect(aWait().needed).toBeUndefined();
});
