import type { To } from 'react-router';

/** The current location with its history entry. */
export interface NavigationLocation {
  /** With the locale prefix. */
  pathname: string;
  /** With `?`, or empty. */
  search: string;
  /** With `#`, or empty. */
  hash: string;
  /** State passed with the navigation. */
  state: unknown;
  /** Identifies the history entry; the same again after going back to it. */
  key: string;
}

/** Content of `history.state`. */
export interface HistoryEntry {
  usr: unknown;
  key: string;
}

/** URL of a target, resolved against a location. */
export function hrefOfTarget(to: To, from: Pick<NavigationLocation, 'pathname' | 'search'>): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? from.pathname}${to.search ?? ''}${to.hash ?? ''}`;
}

/** A new key for a history entry. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The location of a window; an entry that was not created by the store has no key. */
export function readLocation({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): NavigationLocation {
  const entry = history.state as Partial<HistoryEntry> | null;
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? '' };
}

/** Whether two locations differ only in hash and history entry. */
export function isSamePage(one: NavigationLocation, other: NavigationLocation): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Whether two locations are equal, including the history entry. */
export function isSameLocation(one: NavigationLocation, other: NavigationLocation): boolean {
  return one.key === other.key && one.hash === other.hash && isSamePage(one, other);
}
