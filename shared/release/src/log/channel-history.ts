import { momentMs } from '@campavia/domain';

import { compositionId } from '../composition';
import type { LogEntry } from './log-entry';
import { valueAt } from './draft';
import type { RegistryState } from './registry-state';

/** One place where a channel stood: after an act that moved it. */
export interface Stand {
  /** Number of the act. */
  seq: number;
  at: string;
  act: LogEntry['act'];
  /** Id of the composition of these releases. */
  id: string;
  /** Version by part. */
  releases: Record<string, string>;
  /** Number of the act that a rollback went back to. */
  to?: number;
}

/** Every place where each channel stood, in the order of the log. */
export type History = Map<string, Stand[]>;

/** Id of the composition of some releases, of which the state knows the digests. */
export function idOf(state: RegistryState, releases: Record<string, string>): string {
  const parts = Object.entries(releases).map(([part, version]) => {
    const digest = valueAt(valueAt(state.releases, part) ?? {}, version)?.digest ?? '';
    return [part, { version, digest }] as const;
  });
  return compositionId(Object.fromEntries(parts));
}

/** Writes into a history where the channels stand after an act; `state` is the one after it. */
export function recordStand(history: History, state: RegistryState, entry: LogEntry): void {
  for (const name of channelsMoved(state, entry)) {
    const releases = { ...valueAt(state.channels, name)?.releases };
    const { seq, at, act } = entry;
    const stands = history.get(name) ?? [];
    const to = entry.act === 'rolled-back' ? { to: entry.body.to } : {};
    stands.push({ seq, at, act, id: idOf(state, releases), releases, ...to });
    history.set(name, stands);
  }
}

function channelsMoved(state: RegistryState, entry: LogEntry): string[] {
  if (entry.act === 'promoted' || entry.act === 'rolled-back') return [entry.body.channel];
  return entry.act === 'part-retired' ? Object.keys(state.channels) : [];
}

const SEQ = /^\d{1,15}$/;
/** Of a composition; what people see is the beginning. */
const ID = /^[0-9a-f]{6,20}$/;

/**
 * Where a channel stood: the newest stand with that composition's id, or the one after the act of that number,
 * or the one at that moment. Undefined when there is none.
 * @param to a composition's id or the first six or more of its letters and digits, the number of an act, or a
 * moment (ISO 8601 in UTC)
 * @throws RangeError when it is none of these
 */
export function findStand(stands: readonly Stand[], to: string): Stand | undefined {
  if (SEQ.test(to)) return stands.findLast(({ seq }) => seq <= Number(to));
  if (ID.test(to)) return stands.findLast(({ id }) => id.startsWith(to));
  const ms = momentMs(to);
  return stands.findLast(({ at }) => momentMs(at) <= ms);
}

/**
 * One step back from where a channel stands now. After a rollback it goes on backwards from there, so that
 * asking twice goes back twice.
 * @param isWanted passes over stands that nobody should go back to
 */
export function stepBack(
  stands: readonly Stand[],
  isWanted: (stand: Stand) => boolean = () => true,
): Stand | undefined {
  const now = stands.at(-1);
  if (!now) return undefined;
  let position = stands.length - 1;
  let to = now.to;
  while (to !== undefined) {
    const seq = to;
    position = stands.findLastIndex((stand, index) => index < position && stand.seq <= seq);
    to = stands[position]?.to;
  }
  return stands.slice(0, Math.max(position, 0)).findLast((stand) => stand.id !== now.id && isWanted(stand));
}
