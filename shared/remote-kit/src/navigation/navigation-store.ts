import type { To } from 'react-router';

import {
  hrefOfTarget,
  isSamePage,
  isSameLocation,
  newKey,
  readLocation,
  type HistoryEntry,
  type NavigationLocation,
} from './navigation-location';

/** Kind of a navigation. `POP` is back, forward, reload and the first page. */
export type NavigationKind = 'PUSH' | 'REPLACE' | 'POP';

/** Options of a navigation. */
export interface NavigationOptions {
  /** Only the query changes: scroll position and focus are kept. */
  preventScrollReset?: boolean;
}

/** The last navigation, from which the shell sets focus and scroll position. */
export interface Navigation {
  place: NavigationLocation;
  kind: NavigationKind;
  keepsScroll: boolean;
}

/** The only owner of the history. Remotes use it through the routing facade. */
export interface NavigationStore {
  /** The last navigation; the same object until the next one. */
  current(): Navigation;
  /** Called once per navigation, after the outgoing remote was unmounted. */
  subscribe(listener: () => void): () => void;
  push(to: To, state?: unknown, options?: NavigationOptions): void;
  replace(to: To, state?: unknown, options?: NavigationOptions): void;
  go(delta: number): void;
  /**
   * The entry that the next push to this address will get, so that its page can be rendered beforehand. Only the latest one is
   * expected.
   *
   * @param to path with locale prefix, and query with its `?`
   */
  expect(to: Pick<NavigationLocation, 'pathname' | 'search'>): NavigationLocation;
  /**
   * Starts listening to the window; returns how to stop. Must be called after single-spa's `start()` and before
   * applications are registered.
   */
  attach(): () => void;
}

/** A planned navigation. */
export interface NavigationPlan {
  /** Target, with prefix, query and hash. */
  url: URL;
  kind: 'PUSH' | 'REPLACE';
  /** Current location. */
  from: NavigationLocation;
  keepsScroll: boolean;
}

export interface NavigationStoreOptions {
  window: Window;
  /** Called before each navigation by the store: true turns it into a full page load. */
  leaves?: (plan: NavigationPlan) => boolean;
  /**
   * Who announces navigations by the store: single-spa fires a `popstate` once the outgoing application is unmounted;
   * without single-spa the store announces them itself, immediately.
   */
  announcedBy?: 'single-spa' | 'the-store';
}

/** Creates the store of a window. */
export function createNavigationStore(options: NavigationStoreOptions): NavigationStore {
  const { window, leaves, announcedBy = 'the-store' } = options;
  const listeners = new Set<() => void>();
  let current: Navigation = { place: resolveLocation(window), kind: 'POP', keepsScroll: false };
  let own: Navigation | undefined;
  let expected: NavigationLocation | undefined;

  function notify(): void {
    const place = readLocation(window);
    if (isSameLocation(place, current.place)) return;
    current = own?.place.key === place.key ? own : foreignNavigation(place);
    own = undefined;
    for (const listener of [...listeners]) listener();
  }

  // Back, forward, or a link to an anchor of this page; the latter creates an entry without a key.
  function foreignNavigation(place: NavigationLocation): Navigation {
    const keepsScroll = place.key === '' && isSamePage(place, current.place);
    return { place: resolveLocation(window), kind: 'POP', keepsScroll };
  }

  /** Each key names one entry of the history. */
  function takeKey(url: URL): string {
    if (!isPageAt(expected, url)) return newKey();
    const { key } = expected;
    expected = undefined;
    return key;
  }

  function move(
    kind: 'PUSH' | 'REPLACE',
    to: To,
    state: unknown,
    { preventScrollReset }: NavigationOptions,
  ): void {
    const before = window.location.href;
    const url = new URL(hrefOfTarget(to, current.place), before);
    const keepsScroll = preventScrollReset === true;
    const isPlainPush = kind === 'PUSH' && !keepsScroll && !state;
    const entry: HistoryEntry = { usr: state ?? null, key: isPlainPush ? takeKey(url) : newKey() };
    if (leaves?.({ url, kind, from: current.place, keepsScroll })) return loadDocument(window, kind, url);
    const { pathname, search, hash } = url;
    const place: NavigationLocation = { pathname, search, hash, state: entry.usr, key: entry.key };
    own = { place, kind, keepsScroll };
    const method = kind === 'PUSH' ? 'pushState' : 'replaceState';
    window.history[method](entry, '', url.href);
    if (announcedBy === 'the-store' || window.location.href === before) notify();
  }

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    push: (to, state, moveOptions = {}) => move('PUSH', to, state, moveOptions),
    replace: (to, state, moveOptions = {}) => move('REPLACE', to, state, moveOptions),
    go: (delta) => window.history.go(delta),
    expect: ({ pathname, search }) => (expected = { pathname, search, hash: '', state: null, key: newKey() }),
    attach() {
      window.addEventListener('popstate', notify);
      return () => window.removeEventListener('popstate', notify);
    },
  };
}

function isPageAt(
  place: NavigationLocation | undefined,
  { pathname, search, hash }: URL,
): place is NavigationLocation {
  return place?.pathname === pathname && place.search === search && place.hash === hash;
}

function loadDocument({ location }: Window, kind: NavigationPlan['kind'], { href }: URL): void {
  if (kind === 'PUSH') location.assign(href);
  else location.replace(href);
}

/** The window's location, with a key added to its history entry if needed. */
function resolveLocation(window: Window): NavigationLocation {
  const place = readLocation(window);
  if (place.key) return place;
  const entry: HistoryEntry = { usr: null, key: newKey() };
  window.history.replaceState(entry, '');
  return { ...place, state: null, key: entry.key };
}
