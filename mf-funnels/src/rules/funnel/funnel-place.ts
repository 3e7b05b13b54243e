import { findEntry, type EnteredBooking, type Entry, type EntryFlags } from './funnel-entry';
import { counterpartOf, isHalfPaid, isOpenTo, type Funnel, type FunnelStep } from './funnel-steps';

/** The funnel and step that show a requested step. */
export interface FunnelPlace {
  funnel: Funnel;
  step: FunnelStep;
}

/**
 * Which funnels a funnel leads on to step for step: somebody in the midst of paying goes on paying there. To all others
 * it leads by the way in.
 */
const STEP_FOR_STEP: Record<Funnel, readonly Funnel[]> = {
  request: [],
  instant: [],
  payment: ['instant'],
  'booking-payment': ['instant', 'payment'],
};

/**
 * Where a step of a funnel is answered for a booking: there, at the same step of another funnel, or (undefined) wherever
 * the way into the funnel leads.
 */
export function findPlace(
  { funnel, step }: FunnelPlace,
  booking: EnteredBooking,
  flags: EntryFlags,
): FunnelPlace | undefined {
  const entry = findEntry(funnel, booking, flags);
  if (isUnsent(booking) && 'step' in entry && step !== entry.step) return placeOfDraft(funnel, step);
  if ('step' in entry) return isWithin(entry, step, booking) ? { funnel, step } : undefined;
  const other = STEP_FOR_STEP[funnel].find((each) => each === entry.to);
  const there = other && counterpartOf(other, step);
  return other && there && { funnel: other, step: there };
}

/** Whether a request that the owner has to accept has not been sent yet. */
function isUnsent({ state, is_instant: isInstant }: EnteredBooking): boolean {
  return state === 'ABANDONED' && !isInstant;
}

/** A request is completed and sent in its own funnel, because the payment funnels have no field for its message. */
function placeOfDraft(funnel: Funnel, step: FunnelStep): FunnelPlace | undefined {
  if (step === 'success') return undefined;
  return funnel === 'request'
    ? { funnel, step }
    : { funnel: 'request', step: counterpartOf('request', step) ?? 'summary' };
}

/** Whether a step fits the booking's state: success after it is confirmed, other steps before. After the first instalment both fit. */
function isWithin(
  entry: Extract<Entry, { step: FunnelStep }>,
  asked: FunnelStep,
  booking: EnteredBooking,
): boolean {
  if (asked !== 'success') return entry.step !== 'success' && isOpenTo(booking, asked);
  return entry.step === 'success' || isHalfPaid(booking);
}
