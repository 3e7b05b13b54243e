import type { LogEntry, PublishedRelease } from '../../log/log-entry';
import { removableReleases } from '../../storage/removable-releases';
import type { Timeline } from './timeline';

/** Rules of removal. */
export interface RemovalRules {
  nowMs: number;
  /** How long unused releases stay. */
  retentionMs: number;
  /** Compositions that were left longer ago than that need not be replayed any more. */
  removesReplayable: boolean;
}

/**
 * Releases whose files are not needed. Unless `removesReplayable`, whatever a channel ever held, pinned or gave
 * to a canary stays: it can be replayed and rolled back to.
 */
export function listUnneededReleases(
  { entries }: Timeline,
  { removesReplayable, ...rules }: RemovalRules,
): PublishedRelease[] {
  const replayable = new Set(removesReplayable ? [] : entries.flatMap(listReleasesOfEntry));
  return removableReleases(entries, rules).filter(
    ({ part, version }) => !replayable.has(`${part}@${version}`),
  );
}

function listReleasesOfEntry({ act, body }: LogEntry): string[] {
  if (act === 'promoted' || act === 'rolled-back') {
    return Object.entries(body.releases).map((release) => release.join('@'));
  }
  return act === 'pinned' || act === 'canary-set' ? [`${body.part}@${body.version}`] : [];
}
