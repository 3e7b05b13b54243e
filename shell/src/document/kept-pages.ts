import type { Me, PageReferential, Routing } from '@campavia/contracts';
import type { Composition } from '@campavia/remote-kit/config';

const EVERY_VERSION = 'campavia.kept.';
/** The number changes with the format of what is stored. */
const PREFIX = `${EVERY_VERSION}1.`;
const PAGES = '/_kept/pages/';
/** As long as a session can be renewed. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
export const WORKER_PATH = '/service-worker.js';

/** What every page of a site needs besides its own answers. */
export interface KeptFrame {
  composition: Composition;
  referential: PageReferential | undefined;
  routing: Routing;
  user: Me;
  /** `yyyy-MM-dd`, at `readAtMs`. */
  today: string;
  readAtMs: number;
}

export interface KeptPage {
  /** With prefix and query. */
  path: string;
  /** By SWR key. */
  answers: Record<string, unknown>;
  readAtMs: number;
}

export function cacheNameOf(userId: number): string {
  return PREFIX + userId;
}

export function isCacheOfPages(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Keys of a cache are addresses; those of values that nothing serves begin with `/_kept/`. */
export function frameKey(locale: string): string {
  return `/_kept/frames/${locale}`;
}

export function pageKey(locale: string, path: string): string {
  return `${PAGES}${locale}/${encodeURIComponent(path)}`;
}

export function isPageKey(key: string, locale = ''): boolean {
  return key.startsWith(PAGES + locale + (locale && '/'));
}

export function valueKey(name: string): string {
  return `/_kept/values/${encodeURIComponent(name)}`;
}

export async function readJson<Value>(cache: Cache, key: string): Promise<Value | undefined> {
  const stored = await cache.match(key);
  return stored && ((await stored.json()) as Value);
}

export async function writeJson(cache: Cache, key: string, value: unknown): Promise<void> {
  await cache.put(key, Response.json(value));
}

/** Deletes what is kept of everybody but one user; without one the service worker goes too. */
export async function forgetPages(window: Window, userId?: number): Promise<void> {
  const { caches, navigator } = window as Partial<Window> & { navigator: Partial<Navigator> };
  if (!caches) return;
  const own = userId === undefined ? undefined : cacheNameOf(userId);
  const others = (await caches.keys()).filter((name) => name.startsWith(EVERY_VERSION) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
  if (userId !== undefined) return;
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((each) => each.unregister()));
}
