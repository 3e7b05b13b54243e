import type { Me, PageReferential, Routing } from '@campavia/contracts';
import type { Composition } from '@campavia/remote-kit/config';

const PAGES = '/_kept/pages/';
/** As long as a session can be renewed. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
export const WORKER_PATH = '/service-worker.js';

export interface KeptFrame {
  referential: PageReferential | undefined;
  routing: Routing;
  user: Me;
  /** `yyyy-MM-dd`, at `readAtMs`. */
  today: string;
  readAtMs: number;
}

export interface KeptPage {
  path: string;
  answers: Record<string, unknown>;
  composition: Composition;
  readAtMs: number;
}

/** Keys of a cache are addresses; values that are no resources have keys that begin with `/_kept/`. */
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
