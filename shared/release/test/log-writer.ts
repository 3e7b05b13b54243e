import { hashOf, type UnhashedEntry } from '../src/log/entry-hash';
import type { ActBodies, ActName, LogEntry } from '../src/log/log-entry';
import { foldAll } from '../src/log/fold';
import { emptyState, type RegistryState } from '../src/log/registry-state';

/** An act of a story: its name and what it says. */
export type Told = { [Act in ActName]: [Act, ActBodies[Act]] }[ActName];

/** When the first act of a story is; each next one is a minute later. */
export const STORY_BEGINS_MS = Date.UTC(2027, 2, 1, 8);

/** A log with these acts. */
export function writeLog(...acts: Told[]): LogEntry[] {
  const log: LogEntry[] = [];
  for (const [act, body] of acts) {
    const at = new Date(STORY_BEGINS_MS + log.length * 60_000).toISOString();
    const prevHash = log.at(-1)?.hash ?? emptyState().head;
    const entry = { seq: log.length + 1, at, who: 'platform', act, body, prevHash } as UnhashedEntry;
    log.push({ ...entry, hash: hashOf(entry) });
  }
  return log;
}

/** The state after these acts. */
export function stateAfter(...acts: Told[]): RegistryState {
  return foldAll(emptyState(), writeLog(...acts));
}

/** A publication of a release. */
export function published(part: string, version: string): Told {
  const digest = `sha384-${part}-${version}`;
  const told = { commit: 'c0ffee', author: 'Ada', builtAt: '2027-03-01T07:00:00Z', size: 1000 };
  return ['published', { part, version, digest, ...told }];
}

/** A promotion to production. */
export function promoted(releases: Record<string, string>, channel = 'production'): Told {
  return ['promoted', { channel, releases }];
}
