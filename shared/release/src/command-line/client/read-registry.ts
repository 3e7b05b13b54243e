import type { LogEntry } from '../../log/log-entry';
import type { RegisteredRelease, RegistryStatus } from './registry-responses';
import type { SiteClient } from './site-client';

const PAGE = 500;

/** The current registry. */
export function readStatus(site: SiteClient): Promise<RegistryStatus> {
  return site.request<RegistryStatus>('status');
}

/** Published releases, newest first; of one part, or of all. */
export async function readReleases(site: SiteClient, part?: string): Promise<RegisteredRelease[]> {
  const { releases } = await site.request<{ releases: RegisteredRelease[] }>('releases', { query: { part } });
  return [...releases].sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
}

/** The log after a log entry, in order. */
export async function readLog(site: SiteClient, after = 0): Promise<LogEntry[]> {
  const all: LogEntry[] = [];
  for (;;) {
    const { entries } = await site.request<{ entries: LogEntry[] }>('log', {
      query: { after: all.at(-1)?.seq ?? after, limit: PAGE },
    });
    all.push(...entries);
    if (entries.length < PAGE) return all;
  }
}
