import { deadlinesOf } from '../booking/deadlines';
import type { BookingFacts, Now } from '../booking/facts';
import { isOver } from '../booking/meta-state';
import { addDays, daysBetween, type PlainDate } from '../dates';

/**
 * Whether a review of a trip can be written or changed: `none` if there was no trip, `frozen` while an incident is
 * open.
 */
export type ReviewWindow = 'none' | 'early' | 'open' | 'frozen' | 'closed';

/** Whether reviews of a trip can be written now. */
export function reviewWindow(
  { state, to, hasOpenIncident }: Pick<BookingFacts, 'state' | 'to' | 'hasOpenIncident'>,
  now: Now,
): ReviewWindow {
  if (state !== 'TO_COME' && state !== 'ONGOING' && state !== 'DONE') return 'none';
  if (!isOver({ to }, now)) return 'early';
  if (daysBetween(to, now.today) > deadlinesOf(now).reviewDays) return 'closed';
  return hasOpenIncident ? 'frozen' : 'open';
}

/** The last day on which a trip can be reviewed. */
export function lastReviewDay(to: PlainDate, now: Pick<Now, 'deadlines'> = {}): PlainDate {
  return addDays(to, deadlinesOf(now).reviewDays);
}
