import type { Site } from '@campavia/i18n/sites';

/** How long an answer is served from memory, in milliseconds. */
const FRESH_MS = 60_000;

interface Kept {
  at: number;
  value: unknown;
}

/** The referential of the api, kept a minute per site; while the api is away the last answer serves, else null. */
export function keepReferential({ apiUrl, apiKey }: { apiUrl: string; apiKey: string }) {
  const kept = new Map<string, Kept>();

  async function load(site: Site): Promise<unknown> {
    const answer = await fetch(`${apiUrl}/3/referential/?site=${site.locale}`, {
      headers: { 'x-api-key': apiKey, 'accept-language': site.isoTag },
      signal: AbortSignal.timeout(2000),
    });
    if (!answer.ok) throw new Error(`referential answered ${answer.status}`);
    return answer.json();
  }

  return {
    async of(site: Site): Promise<unknown> {
      const known = kept.get(site.locale);
      if (known && Date.now() - known.at < FRESH_MS) return known.value;
      try {
        const value = await load(site);
        kept.set(site.locale, { at: Date.now(), value });
        return value;
      } catch {
        return known?.value ?? null;
      }
    },
  };
}

export type ReferentialKeeper = ReturnType<typeof keepReferential>;
