import type { To } from 'react-router';

/** Where the reader is: an address of the site with its place in the history. */
export interface NavigationLocation {
  /** With the locale prefix. */
  pathname: string;
  /** With its `?`, or nothing. */
  search: string;
  /** With its `#`, or nothing. */
  hash: string;
  /** What a screen handed over with the navigation. */
  state: unknown;
  /** Names this entry of the history; the same again after going back to it. */
  key: string;
}

/** What stands in `history.state`. */
export interface HistoryEntry {
  usr: unknown;
  key: string;
}

/** The address of a target, resolved against a place. */
export function hrefOfTarget(to: To, from: Pick<NavigationLocation, 'pathname' | 'search'>): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? from.pathname}${to.search ?? ''}${to.hash ?? ''}`;
}

/** A new name for an entry of the history. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Reads the place out of a window; an entry of somebody else's making has no key. */
export function readLocation({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): NavigationLocation {
  const entry = history.state as Partial<HistoryEntry> | null;
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? '' };
}

/** True when two places differ in nothing but hash and entry. */
export function isSamePage(one: NavigationLocation, other: NavigationLocation): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** True when two places show the same and are the same entry of the history. */
export function isSameLocation(one: NavigationLocation, other: NavigationLocation): boolean {
  return one.key === other.key && one.hash === other.hash && isSamePage(one, other);
}
