import type { Site } from '@campavia/i18n/sites';

import { callApi, type ApiAddress } from './call-api';
import { readReferential, type KnownReferential } from './read-referential';

const FRESH_MS = 60_000;
const AWAY_MS = 5000;
const DEADLINE_MS = 2000;
const SHORT_DEADLINE_MS = 800;

interface CacheEntry {
  until: number;
  value: KnownReferential | null;
}

/** Caches the referential for a minute per site. While the api is unavailable, returns the last answer, or null. */
export function createReferentialCache(api: ApiAddress, nowMs = Date.now) {
  const cache = new Map<string, CacheEntry>();
  const running = new Map<string, Promise<KnownReferential | null>>();

  async function load(site: Site): Promise<KnownReferential> {
    const { status, body } = await callApi(api, {
      path: `/3/referential/?site=${site.locale}`,
      headers: { 'accept-language': site.isoTag },
      deadlineMs: cache.get(site.locale)?.value ? SHORT_DEADLINE_MS : DEADLINE_MS,
    });
    const known = status === 200 ? readReferential(body) : undefined;
    if (!known) throw new Error(`The referential was answered with ${status} and is invalid`);
    return known;
  }

  async function renew(site: Site): Promise<KnownReferential | null> {
    const fresh = await load(site).catch(() => undefined);
    const value = fresh ?? cache.get(site.locale)?.value ?? null;
    cache.set(site.locale, { until: nowMs() + (fresh ? FRESH_MS : AWAY_MS), value });
    running.delete(site.locale);
    return value;
  }

  return {
    async of(site: Site): Promise<KnownReferential | null> {
      const known = cache.get(site.locale);
      if (known && nowMs() < known.until) return known.value;
      const requested = running.get(site.locale) ?? renew(site);
      running.set(site.locale, requested);
      return requested;
    },
  };
}

export type ReferentialCache = ReturnType<typeof createReferentialCache>;
