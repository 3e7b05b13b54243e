import { readLog } from '../client/read-registry';
import type { SiteClient } from '../client/site-client';
import { suggestion } from '../parsing/closest-name';
import { UsageError } from '../parsing/command-definition';
import type { LogEntry } from '../../log/log-entry';
import { fold } from '../../log/fold';
import { findStand, recordStand, type History, type Stand } from '../../log/channel-history';
import { emptyState, type RegistryState } from '../../log/registry-state';

/** The whole log, folded, with every place where a channel stood. */
export interface Timeline {
  entries: LogEntry[];
  /** After the last act. */
  state: RegistryState;
  history: History;
}

/** A composition that some channel had at some moment. */
export interface Point extends Pick<Stand, 'seq' | 'at' | 'id' | 'releases'> {
  channel: string;
}

/** Reads and folds a site's log. */
export async function readTimeline(site: SiteClient): Promise<Timeline> {
  return foldTimeline(await readLog(site));
}

/** Folds a log from its first line. */
export function foldTimeline(entries: LogEntry[]): Timeline {
  const history: History = new Map();
  let state = emptyState();
  for (const entry of entries) {
    state = fold(state, entry);
    recordStand(history, state, entry);
  }
  return { entries, state, history };
}

const SHORT_ID = /^[0-9a-f]{6,20}$/;

/**
 * What is meant by the name of a channel (as it stands now), by a composition's id or its beginning, by the number
 * of an act, or by a moment; the last two on the channel given.
 * @throws UsageError when there is no such point
 */
export function findPoint({ history, state }: Timeline, text: string, channel: string): Point {
  const now = history.get(text)?.at(-1);
  if (now) return { ...now, channel: text };
  const isNumber = /^\d{1,15}$/.test(text);
  if (!isNumber && SHORT_ID.test(text)) return findComposition(history, text);
  if (isNumber && Number(text) > state.seq) {
    throw new UsageError(`There is no act ${text} yet; the last one is ${state.seq}.`);
  }
  const stands = history.get(channel);
  if (!stands) throw new UsageError(`There is no channel ${channel}.${suggestion(channel, history.keys())}`);
  const stand = standAt(stands, text, history);
  if (stand) return { ...stand, channel };
  throw new UsageError(
    `${channel} did not exist yet at ${text}; its first composition came with act ${stands[0]?.seq}.`,
  );
}

function findComposition(history: History, id: string): Point {
  const found = [...history].flatMap(([channel, stands]) =>
    stands.filter((stand) => stand.id.startsWith(id)).map((stand) => ({ ...stand, channel })),
  );
  const newest = found.sort((one, other) => other.seq - one.seq)[0];
  if (!newest) throw new UsageError(`No channel ever had a composition ${id}. See: history`);
  const others = new Set(found.map((stand) => stand.id));
  if (others.size > 1) throw new UsageError(`${id} could be ${[...others].join(' or ')}: write more of it.`);
  return newest;
}

function standAt(stands: readonly Stand[], text: string, history: History): Stand | undefined {
  try {
    return findStand(stands, text);
  } catch {
    const hint = suggestion(text, history.keys());
    throw new UsageError(
      `${text} is no channel, composition, number of an act or time (2027-03-15T08:00:00Z).${hint}`,
    );
  }
}
