import type { LogEntry, PublishedRelease } from '../../log/log-entry';
import { removableReleases } from '../../storage/removable-releases';
import type { Timeline } from './timeline';

/** Rules of removal. */
export interface RemovalRules {
  nowMs: number;
  /** How long unused releases are kept, in milliseconds. */
  retentionMs: number;
  /** Also removes releases of compositions that were replaced longer ago and could be replayed. */
  removesReplayable: boolean;
}

/**
 * Releases whose files are not needed. Unless `removesReplayable`, all releases that a channel ever held, pinned or
 * used for a canary are kept, so that they can be replayed and rolled back to.
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
