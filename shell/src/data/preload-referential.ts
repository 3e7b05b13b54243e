import type { SharedCache } from '@campavia/remote-kit';

import { fetchReferential, REFERENTIAL_KEY } from './fetch-referential';

const AFTER_MS = 1000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface PreloadOptions {
  window: Window;
  site: string;
  cache: SharedCache;
}

/** Waits a second after the start; not on slow-2g connections or with data saving on. */
export function preloadReferential({ window, site, cache }: PreloadOptions): void {
  const { connection } = window.navigator as Navigator & { connection?: Connection };
  if (connection?.effectiveType === 'slow-2g' || connection?.saveData) return;
  async function preload(): Promise<void> {
    if (cache.has(REFERENTIAL_KEY)) return;
    const data = await fetchReferential(site);
    if (!cache.has(REFERENTIAL_KEY)) cache.set(REFERENTIAL_KEY, { data });
  }
  window.setTimeout(() => void preload().catch(() => undefined), AFTER_MS);
}
