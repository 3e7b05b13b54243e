import type { Site } from '@campavia/i18n/sites';

/** How long an answer is served from memory, in milliseconds. */
const FRESH_MS = 60_000;
/** How long an api that did not answer is not asked again, in milliseconds. */
const AWAY_MS = 5000;

interface Kept {
  until: number;
  value: unknown;
}

/** The referential of the api, kept a minute per site; while the api is away the last answer serves, else null. */
export function keepReferential({ apiUrl, apiKey }: { apiUrl: string; apiKey: string }) {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<unknown>>();

  async function load(site: Site): Promise<unknown> {
    const answer = await fetch(`${apiUrl}/3/referential/?site=${site.locale}`, {
      headers: { 'x-api-key': apiKey, 'accept-language': site.isoTag },
      signal: AbortSignal.timeout(2000),
    });
    if (!answer.ok) throw new Error(`referential answered ${answer.status}`);
    return answer.json();
  }

  async function renew(site: Site): Promise<unknown> {
    const value = await load(site).catch(() => kept.get(site.locale)?.value ?? null);
    const isFresh = value !== null && value !== kept.get(site.locale)?.value;
    kept.set(site.locale, { until: Date.now() + (isFresh ? FRESH_MS : AWAY_MS), value });
    running.delete(site.locale);
    return value;
  }

  return {
    async of(site: Site): Promise<unknown> {
      const known = kept.get(site.locale);
      if (known && Date.now() < known.until) return known.value;
      const asked = running.get(site.locale) ?? renew(site);
      running.set(site.locale, asked);
      return asked;
    },
  };
}

export type ReferentialKeeper = ReturnType<typeof keepReferential>;
