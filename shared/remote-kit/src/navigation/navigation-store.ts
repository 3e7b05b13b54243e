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

/** How the reader came to a place. `POP` is back, forward, reload and the first page. */
export type NavigationKind = 'PUSH' | 'REPLACE' | 'POP';

/** What may be said about one navigation. */
export interface NavigationOptions {
  /** The screen changes only its query: scroll position and focus stay where they are. */
  preventScrollReset?: boolean;
}

/** The last navigation, as the shell needs it to place focus and scroll. */
export interface Navigation {
  place: NavigationLocation;
  kind: NavigationKind;
  keepsScroll: boolean;
}

/** The one owner of the history. Remotes meet it only through the routing facade. */
export interface NavigationStore {
  /** The last navigation; the same object until the next one. */
  current(): Navigation;
  /** Calls back once per navigation, after the outgoing remote is gone. */
  subscribe(listener: () => void): () => void;
  push(to: To, state?: unknown, options?: NavigationOptions): void;
  replace(to: To, state?: unknown, options?: NavigationOptions): void;
  go(delta: number): void;
  /**
   * Starts to listen to the window; returns how to stop. Call it after single-spa's `start()`, before
   * applications are registered.
   */
  attach(): () => void;
}

/** A navigation that is about to happen. */
export interface NavigationPlan {
  /** Where it leads, with prefix, query and hash. */
  url: URL;
  kind: 'PUSH' | 'REPLACE';
  /** Where the reader is. */
  from: NavigationLocation;
  keepsScroll: boolean;
}

export interface NavigationStoreOptions {
  window: Window;
  /** Asked before each navigation of the store's own: true makes it a load of the target's document. */
  leaves?: (plan: NavigationPlan) => boolean;
  /**
   * Who announces the store's own navigations: single-spa fires a `popstate` for each once the outgoing
   * application is gone; where no single-spa runs, the store itself does, at once.
   */
  announcedBy?: 'single-spa' | 'the-store';
}

/** Makes the store of a window. */
export function createNavigationStore(options: NavigationStoreOptions): NavigationStore {
  const { window, leaves, announcedBy = 'the-store' } = options;
  const listeners = new Set<() => void>();
  let current: Navigation = { place: resolveLocation(window), kind: 'POP', keepsScroll: false };
  let own: Navigation | undefined;

  function notify(): void {
    const place = readLocation(window);
    if (isSameLocation(place, current.place)) return;
    current = own?.place.key === place.key ? own : foreignNavigation(place);
    own = undefined;
    for (const listener of [...listeners]) listener();
  }

  // Back, forward, or a link to a spot of this page: the latter makes an entry without our key.
  function foreignNavigation(place: NavigationLocation): Navigation {
    const keepsScroll = place.key === '' && isSamePage(place, current.place);
    return { place: resolveLocation(window), kind: 'POP', keepsScroll };
  }

  function move(
    kind: 'PUSH' | 'REPLACE',
    to: To,
    state: unknown,
    { preventScrollReset }: NavigationOptions,
  ): void {
    const before = window.location.href;
    const entry: HistoryEntry = { usr: state ?? null, key: newKey() };
    const url = new URL(hrefOfTarget(to, current.place), before);
    const keepsScroll = preventScrollReset === true;
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
    attach() {
      window.addEventListener('popstate', notify);
      return () => window.removeEventListener('popstate', notify);
    },
  };
}

function loadDocument({ location }: Window, kind: NavigationPlan['kind'], { href }: URL): void {
  if (kind === 'PUSH') location.assign(href);
  else location.replace(href);
}

/** The window's place under a name of ours, so that it can be found again. */
function resolveLocation(window: Window): NavigationLocation {
  const place = readLocation(window);
  if (place.key) return place;
  const entry: HistoryEntry = { usr: null, key: newKey() };
  window.history.replaceState(entry, '');
  return { ...place, state: null, key: entry.key };
}
