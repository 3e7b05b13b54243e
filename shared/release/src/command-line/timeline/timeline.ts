import { readLog } from '../client/read-registry';
import type { SiteClient } from '../client/site-client';
import { suggestion } from '../parsing/closest-name';
import { UsageError } from '../parsing/command-definition';
import type { LogEntry } from '../../log/log-entry';
import { fold } from '../../log/fold';
import {
  findSnapshot,
  recordSnapshot,
  type ChannelHistory,
  type ChannelSnapshot,
} from '../../log/channel-history';
import { emptyState, type RegistryState } from '../../log/registry-state';

/** The folded log with the snapshots of every channel. */
export interface Timeline {
  entries: LogEntry[];
  /** After the last entry. */
  state: RegistryState;
  history: ChannelHistory;
}

/** A composition that a channel had at a moment. */
export interface Point extends Pick<ChannelSnapshot, 'seq' | 'at' | 'id' | 'releases'> {
  channel: string;
}

/** Reads and folds a site's log. */
export async function readTimeline(site: SiteClient): Promise<Timeline> {
  return foldTimeline(await readLog(site));
}

/** Folds a log from its first entry. */
export function foldTimeline(entries: LogEntry[]): Timeline {
  const history: ChannelHistory = new Map();
  let state = emptyState();
  for (const entry of entries) {
    state = fold(state, entry);
    recordSnapshot(history, state, entry);
  }
  return { entries, state, history };
}

const SHORT_ID = /^[0-9a-f]{6,20}$/;

/**
 * The point meant by a channel's name (its current state), a composition's id or its beginning, the number of a log
 * entry, or a moment; the last two refer to the channel given.
 * @throws UsageError when there is no such point
 */
export function findPoint({ history, state }: Timeline, text: string, channel: string): Point {
  const now = history.get(text)?.at(-1);
  if (now) return { ...now, channel: text };
  const isNumber = /^\d{1,15}$/.test(text);
  if (!isNumber && SHORT_ID.test(text)) return findComposition(history, text);
  if (isNumber && Number(text) > state.seq) {
    throw new UsageError(`There is no entry ${text} yet; the last one is ${state.seq}.`);
  }
  const snapshots = history.get(channel);
  if (!snapshots)
    throw new UsageError(`There is no channel ${channel}.${suggestion(channel, history.keys())}`);
  const snapshot = findSnapshotAt(snapshots, text, history);
  if (snapshot) return { ...snapshot, channel };
  throw new UsageError(
    `${channel} did not exist yet at ${text}; its first composition came with entry ${snapshots[0]?.seq}.`,
  );
}

function findComposition(history: ChannelHistory, id: string): Point {
  const found = [...history].flatMap(([channel, snapshots]) =>
    snapshots.filter((snapshot) => snapshot.id.startsWith(id)).map((snapshot) => ({ ...snapshot, channel })),
  );
  const newest = found.sort((one, other) => other.seq - one.seq)[0];
  if (!newest) throw new UsageError(`No channel ever had a composition ${id}. See: history`);
  const others = new Set(found.map((snapshot) => snapshot.id));
  if (others.size > 1) throw new UsageError(`${id} could be ${[...others].join(' or ')}: write more of it.`);
  return newest;
}

function findSnapshotAt(
  snapshots: readonly ChannelSnapshot[],
  text: string,
  history: ChannelHistory,
): ChannelSnapshot | undefined {
  try {
    return findSnapshot(snapshots, text);
  } catch {
    const hint = suggestion(text, history.keys());
    throw new UsageError(
      `${text} is no channel, composition, number of a log entry or time (2027-03-15T08:00:00Z).${hint}`,
    );
  }
}
