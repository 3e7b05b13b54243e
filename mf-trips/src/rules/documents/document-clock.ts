import { documentTerms } from '@campavia/domain';

import type { DocumentCounts } from './document-progress';

/** The deadline of a countdown: `sent`, `reviewed`, and `start` once both have passed. */
export interface DocumentClock {
  until: 'sent' | 'reviewed' | 'start';
  untilMs: number;
  /** Days are zero below 48 hours, which are shown in hours. */
  left: { days: number; hours: number };
  /** Care below 72 hours, stop below 24. */
  tone: 'calm' | 'care' | 'stop';
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const TWO_DAYS_HOURS = 48;

/** The countdown for the documents of a trip; none once they are validated or the trip has begun. */
export function findDocumentClock(
  nowMs: number,
  startMs: number,
  { all, checked }: Pick<DocumentCounts, 'all' | 'checked'>,
): DocumentClock | undefined {
  if (nowMs >= startMs || checked >= all) return undefined;
  const { sent, reviewed } = documentTerms(startMs);
  if (nowMs < sent) return { until: 'sent', untilMs: sent, left: split(sent - nowMs), tone: 'calm' };
  if (nowMs < reviewed)
    return { until: 'reviewed', untilMs: reviewed, left: split(reviewed - nowMs), tone: 'care' };
  return { until: 'start', untilMs: startMs, left: split(startMs - nowMs), tone: 'stop' };
}

function split(ms: number): DocumentClock['left'] {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < TWO_DAYS_HOURS) return { days: 0, hours };
  return { days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS };
}
