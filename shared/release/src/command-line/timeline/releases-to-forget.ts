import type { LogEntry, PublishedRelease } from '../../log/log-entry';
import { removableReleases } from '../../storage/removable-releases';
import type { Timeline } from './timeline';

/** What may go. */
export interface ForgetRules {
  nowMs: number;
  /** How long what nobody uses stays. */
  keepMs: number;
  /** Compositions that were left longer ago than that need not be replayed any more. */
  forgetsPast: boolean;
}

/**
 * Releases whose files nobody needs. Unless the past is to be forgotten, whatever a channel ever held, pinned or gave
 * to a canary stays: it can be replayed and rolled back to.
 */
export function releasesToForget(
  { entries }: Timeline,
  { forgetsPast, ...rules }: ForgetRules,
): PublishedRelease[] {
  const replayable = new Set(forgetsPast ? [] : entries.flatMap(broughtToChannel));
  return removableReleases(entries, rules).filter(
    ({ part, version }) => !replayable.has(`${part}@${version}`),
  );
}

function broughtToChannel({ act, body }: LogEntry): string[] {
  if (act === 'promoted' || act === 'rolled-back') {
    return Object.entries(body.releases).map((release) => release.join('@'));
  }
  return act === 'pinned' || act === 'canary-set' ? [`${body.part}@${body.version}`] : [];
}
