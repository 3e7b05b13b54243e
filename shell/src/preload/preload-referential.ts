import type { SharedCache } from '@campavia/remote-kit';

import { fetchReferential, REFERENTIAL_KEY } from '../data/fetch-referential';

/** How long a page has been standing when it fetches what the next one may need. */
const AFTER_MS = 1000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface PreloadOptions {
  window: Window;
  /** Name of the site, `fr-be`. */
  site: string;
  /** Holds what came for whoever asks for it later. */
  cache: SharedCache;
}

/**
 * Fetches the option lists and error texts that no document carries but forms need, one second after the page
 * stands; not on a connection that says of itself that it is slow-2g or to be spared.
 */
export function preloadReferential({ window, site, cache }: PreloadOptions): void {
  const { connection } = window.navigator as Navigator & { connection?: Connection };
  if (connection?.effectiveType === 'slow-2g' || connection?.saveData) return;
  async function preload(): Promise<void> {
    if (cache.has(REFERENTIAL_KEY)) return;
    const data = await fetchReferential(site);
    if (!cache.has(REFERENTIAL_KEY)) cache.set(REFERENTIAL_KEY, { data });
  }
  // Who needs it and finds nothing asks for it then.
  window.setTimeout(() => void preload().catch(() => undefined), AFTER_MS);
}
