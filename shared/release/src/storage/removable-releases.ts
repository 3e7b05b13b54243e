import { momentMs } from '@campavia/domain';

import type { LogEntry, PublishedRelease } from '../log/log-entry';
import { foldAll } from '../log/fold';
import { emptyState, type ChannelState, type RegistryState } from '../log/registry-state';
import { isMixLive } from '../resolution/is-mix-live';

/** Earlier releases that a visitor may get when newer ones fail. */
const FALLBACKS = 3;

type Uses = Set<string>;

function add(uses: Uses, releases: Record<string, string>): void {
  for (const [part, version] of Object.entries(releases)) uses.add(`${part}@${version}`);
}

function addChannel(uses: Uses, state: RegistryState, channel: ChannelState): void {
  add(uses, channel.releases);
  for (const pins of Object.values(channel.pins)) add(uses, pins);
  for (const [part, { version }] of Object.entries(channel.canaries)) uses.add(`${part}@${version}`);
  for (const [part, versions] of Object.entries(channel.before)) {
    const usable = versions.filter((version) => !Object.hasOwn(state.quarantined, `${part}@${version}`));
    for (const version of usable.slice(0, FALLBACKS)) uses.add(`${part}@${version}`);
  }
}

function addChannels(uses: Uses, state: RegistryState): void {
  for (const channel of Object.values(state.channels)) addChannel(uses, state, channel);
}

/** Adds everything that some visitor may get in a state. */
function addState(uses: Uses, state: RegistryState, atMs: number): void {
  addChannels(uses, state);
  for (const mix of Object.values(state.mixes)) if (isMixLive(mix, atMs)) add(uses, mix.releases);
}

/** Adds everything that a log entry puts to use. */
function addEntry(uses: Uses, state: RegistryState, { act, body }: LogEntry): void {
  if (act === 'promoted' || act === 'rolled-back' || act === 'mix-made') add(uses, body.releases);
  else if (act === 'canary-set') uses.add(`${body.part}@${body.version}`);
  else if (act === 'pinned' && body.version !== undefined) uses.add(`${body.part}@${body.version}`);
  else if (act === 'quarantined' || act === 'released-from-quarantine') addChannels(uses, state);
}

export interface RetentionRules {
  nowMs: number;
  /** How long a composition stays replayable after it was replaced, and an unused release is kept; may be Infinity. */
  retentionMs: number;
}

/**
 * Releases whose files are no longer needed: not used by a channel, pin, canary or live mix, not a fallback of those,
 * not used within the retention time, and not newer than that.
 * @param log - complete, from the first entry
 */
export function removableReleases(
  log: readonly LogEntry[],
  { nowMs, retentionMs }: RetentionRules,
): PublishedRelease[] {
  const usedSinceMs = nowMs - retentionMs;
  const firstUsed = log.findIndex(({ at }) => momentMs(at) > usedSinceMs);
  const split = firstUsed === -1 ? log.length : firstUsed;
  const uses: Uses = new Set();
  const before = foldAll(emptyState(), log.slice(0, split));
  addState(uses, before, usedSinceMs);
  const state = foldAll(before, log.slice(split), (next, entry) => addEntry(uses, next, entry));
  addState(uses, state, nowMs);
  return Object.values(state.releases)
    .flatMap((versions) => Object.values(versions))
    .filter(({ part, version }) => !uses.has(`${part}@${version}`))
    .filter(({ publishedAt }) => momentMs(publishedAt) <= usedSinceMs);
}
