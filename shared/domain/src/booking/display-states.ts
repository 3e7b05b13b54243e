import { compareDates } from '../dates';
import type { BookingFacts, Now } from './facts';
import { isOver } from './meta-state';
import { hasExternalRefund } from './permissions';
import { effectiveFactsAt } from './effective-state';
import type { BookingState, MetaState } from './states';

/** A displayed state. */
export type DisplayState = BookingState | 'FINISHED';

/** Returns the displayed state of a booking: a confirmed trip may have begun, ended or been archived by now. */
export function displayState(facts: BookingFacts, meta: MetaState | 'hidden', now: Now): DisplayState {
  const { state } = effectiveFactsAt(facts, now);
  if (state !== 'TO_COME') return state;
  if (meta === 'archived') return 'DONE';
  if (isOver(facts, now)) return 'FINISHED';
  return compareDates(facts.from, now.today) <= 0 ? 'ONGOING' : 'TO_COME';
}

/** The state of a booking in one word. */
export const SUMMARY_STATES = ['PENDING', 'CONFIRMED', 'WARNING', 'DONE'] as const;
export type SummaryState = (typeof SUMMARY_STATES)[number];

const PENDING: readonly BookingState[] = ['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID'];
const CONFIRMED: readonly BookingState[] = ['TO_COME', 'ONGOING'];

/**
 * The state of a booking in one word. A pending decision of staff or of an insurer comes first.
 * @param facts with the effective state, see `factsAt`
 */
export function summaryState(
  facts: Pick<BookingFacts, 'state' | 'proof' | 'hasCancelInsurance' | 'cancelReason'>,
  meta: MetaState | 'hidden',
): SummaryState {
  const { state, hasCancelInsurance, cancelReason: reason } = facts;
  if (facts.proof === 'waiting' || hasExternalRefund({ state, hasCancelInsurance, reason })) return 'WARNING';
  if (PENDING.includes(state)) return 'PENDING';
  return CONFIRMED.includes(state) || meta === 'confirmed' ? 'CONFIRMED' : 'DONE';
}
