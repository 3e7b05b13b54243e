import type { LogEntry } from '../../log/log-entry';
import type { KnownRelease, RegistryStatus } from './registry-responses';
import type { SiteClient } from './site-client';

const PAGE = 500;

/** The registry as it stands. */
export function readStatus(site: SiteClient): Promise<RegistryStatus> {
  return site.ask<RegistryStatus>('status');
}

/** Published releases, newest first; of one part, or of all. */
export async function readReleases(site: SiteClient, part?: string): Promise<KnownRelease[]> {
  const { releases } = await site.ask<{ releases: KnownRelease[] }>('releases', { query: { part } });
  return [...releases].sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
}

/** The log behind an act, in its order. */
export async function readLog(site: SiteClient, after = 0): Promise<LogEntry[]> {
  const all: LogEntry[] = [];
  for (;;) {
    const { entries } = await site.ask<{ entries: LogEntry[] }>('log', {
      query: { after: all.at(-1)?.seq ?? after, limit: PAGE },
    });
    all.push(...entries);
    if (entries.length < PAGE) return all;
  }
}
