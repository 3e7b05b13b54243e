import { momentMs } from '@campavia/domain';

import { compositionId } from '../composition';
import type { LogEntry } from './log-entry';
import { valueAt } from './draft';
import type { RegistryState } from './registry-state';

/** State of a channel after a log entry that changed it. */
export interface ChannelSnapshot {
  /** Number of the entry. */
  seq: number;
  at: string;
  act: LogEntry['act'];
  /** Id of the composition of these releases. */
  id: string;
  /** Version by part. */
  releases: Record<string, string>;
  /** Number of the entry that a rollback returned to. */
  to?: number;
}

/** The snapshots of each channel, in the order of the log. */
export type ChannelHistory = Map<string, ChannelSnapshot[]>;

/** Id of the composition of releases; the state contains their digests. */
export function compositionIdOf(state: RegistryState, releases: Record<string, string>): string {
  const parts = Object.entries(releases).map(([part, version]) => {
    const digest = valueAt(valueAt(state.releases, part) ?? {}, version)?.digest ?? '';
    return [part, { version, digest }] as const;
  });
  return compositionId(Object.fromEntries(parts));
}

/** Appends snapshots for a log entry; `state` is the one after the entry. */
export function recordSnapshot(history: ChannelHistory, state: RegistryState, entry: LogEntry): void {
  for (const name of listMovedChannels(state, entry)) {
    const releases = { ...valueAt(state.channels, name)?.releases };
    const { seq, at, act } = entry;
    const snapshots = history.get(name) ?? [];
    const to = entry.act === 'rolled-back' ? { to: entry.body.to } : {};
    snapshots.push({ seq, at, act, id: compositionIdOf(state, releases), releases, ...to });
    history.set(name, snapshots);
  }
}

function listMovedChannels(state: RegistryState, entry: LogEntry): string[] {
  if (entry.act === 'promoted' || entry.act === 'rolled-back') return [entry.body.channel];
  return entry.act === 'part-retired' ? Object.keys(state.channels) : [];
}

const SEQ = /^\d{1,15}$/;
/** Id of a composition or its beginning, as displayed. */
const ID = /^[0-9a-f]{6,20}$/;

/**
 * The newest snapshot with a composition id, the one after a numbered entry, or the one at a moment; undefined when
 * there is none.
 * @param to composition id or at least its first six characters, number of a log entry, or moment (ISO 8601 in UTC)
 * @throws RangeError when it is none of these
 */
export function findSnapshot(snapshots: readonly ChannelSnapshot[], to: string): ChannelSnapshot | undefined {
  if (SEQ.test(to)) return snapshots.findLast(({ seq }) => seq <= Number(to));
  if (ID.test(to)) return snapshots.findLast(({ id }) => id.startsWith(to));
  const ms = momentMs(to);
  return snapshots.findLast(({ at }) => momentMs(at) <= ms);
}

/**
 * The snapshot before the current one. After a rollback it continues from the snapshot that was restored, so that two
 * rollbacks go back two steps.
 * @param isWanted excludes snapshots that must not be restored
 */
export function findPreviousSnapshot(
  snapshots: readonly ChannelSnapshot[],
  isWanted: (snapshot: ChannelSnapshot) => boolean = () => true,
): ChannelSnapshot | undefined {
  const now = snapshots.at(-1);
  if (!now) return undefined;
  let position = snapshots.length - 1;
  let to = now.to;
  while (to !== undefined) {
    const seq = to;
    position = snapshots.findLastIndex((snapshot, index) => index < position && snapshot.seq <= seq);
    to = snapshots[position]?.to;
  }
  return snapshots
    .slice(0, Math.max(position, 0))
    .findLast((snapshot) => snapshot.id !== now.id && isWanted(snapshot));
}
