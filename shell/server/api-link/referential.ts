import type { Site } from '@campavia/i18n/sites';

import { askApi, type ApiAddress } from './ask-api';
import { readReferential, type KnownReferential } from './read-referential';

/** How long an answer is served from memory, in milliseconds. */
const FRESH_MS = 60_000;
/** How long an api that did not answer is not asked again, in milliseconds. */
const AWAY_MS = 5000;
/** How long a page waits for it, and how long where an older answer can serve, in milliseconds. */
const DEADLINE_MS = 2000;
const HASTY_MS = 800;

interface Kept {
  until: number;
  value: KnownReferential | null;
}

/** The referential of the api, kept a minute per site; while the api is away the last answer serves, else null. */
export function keepReferential(api: ApiAddress, nowMs = Date.now) {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<KnownReferential | null>>();

  async function load(site: Site): Promise<KnownReferential> {
    const { status, body } = await askApi(api, {
      path: `/3/referential/?site=${site.locale}`,
      headers: { 'accept-language': site.isoTag },
      deadlineMs: kept.get(site.locale)?.value ? HASTY_MS : DEADLINE_MS,
    });
    const known = status === 200 ? readReferential(body) : undefined;
    if (!known) throw new Error(`The referential came with ${status} and makes no sense`);
    return known;
  }

  async function renew(site: Site): Promise<KnownReferential | null> {
    const fresh = await load(site).catch(() => undefined);
    const value = fresh ?? kept.get(site.locale)?.value ?? null;
    kept.set(site.locale, { until: nowMs() + (fresh ? FRESH_MS : AWAY_MS), value });
    running.delete(site.locale);
    return value;
  }

  return {
    async of(site: Site): Promise<KnownReferential | null> {
      const known = kept.get(site.locale);
      if (known && nowMs() < known.until) return known.value;
      const asked = running.get(site.locale) ?? renew(site);
      running.set(site.locale, asked);
      return asked;
    },
  };
}

export type ReferentialKeeper = ReturnType<typeof keepReferential>;
