import { findEntry, type EnteredBooking, type Entry, type EntryFlags } from './funnel-entry';
import { counterpartOf, isHalfPaid, isOpenTo, type Funnel, type FunnelStep } from './funnel-steps';

export interface FunnelPlace {
  funnel: Funnel;
  step: FunnelStep;
}

/** Funnels that continue another one at the same step, so that a payment in progress is not interrupted. */
const STEP_FOR_STEP: Record<Funnel, readonly Funnel[]> = {
  request: [],
  instant: [],
  payment: ['instant'],
  'booking-payment': ['instant', 'payment'],
};

/** Undefined if the guest has to go through the entry of the funnel. */
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

/** After the first instalment both the success page and the payment steps fit. */
function isWithin(
  entry: Extract<Entry, { step: FunnelStep }>,
  asked: FunnelStep,
  booking: EnteredBooking,
): boolean {
  if (asked !== 'success') return entry.step !== 'success' && isOpenTo(booking, asked);
  return entry.step === 'success' || isHalfPaid(booking);
}
