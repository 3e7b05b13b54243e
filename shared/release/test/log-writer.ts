import { hashEntry, type UnhashedEntry } from '../src/log/entry-hash';
import type { EntryBodies, EntryType, LogEntry } from '../src/log/log-entry';
import { foldAll } from '../src/log/fold';
import { emptyState, type RegistryState } from '../src/log/registry-state';

/** A log entry's type and body. */
export type RecordedLog = { [Act in EntryType]: [Act, EntryBodies[Act]] }[EntryType];

/** Time of the first entry; the others follow a minute apart. */
export const LOG_START_MS = Date.UTC(2027, 2, 1, 8);

/** A log with these entries. */
export function writeLog(...entries: RecordedLog[]): LogEntry[] {
  const log: LogEntry[] = [];
  for (const [act, body] of entries) {
    const at = new Date(LOG_START_MS + log.length * 60_000).toISOString();
    const prevHash = log.at(-1)?.hash ?? emptyState().head;
    const entry = { seq: log.length + 1, at, who: 'platform', act, body, prevHash } as UnhashedEntry;
    log.push({ ...entry, hash: hashEntry(entry) });
  }
  return log;
}

/** The state after these entries. */
export function stateAfter(...entries: RecordedLog[]): RegistryState {
  return foldAll(emptyState(), writeLog(...entries));
}

/** A publication of a release. */
export function published(part: string, version: string): RecordedLog {
  const digest = `sha384-${part}-${version}`;
  const publication = { commit: 'c0ffee', author: 'Ada', builtAt: '2027-03-01T07:00:00Z', size: 1000 };
  return ['published', { part, version, digest, ...publication }];
}

/** A promotion to production. */
export function promoted(releases: Record<string, string>, channel = 'production'): RecordedLog {
  return ['promoted', { channel, releases }];
}
