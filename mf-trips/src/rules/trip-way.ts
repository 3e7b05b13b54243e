import type { GuestBooking } from '@campavia/contracts';

import { isEnded, type TripStanding } from './trip-standing';

export type WayStepName =
  'sent' | 'answered' | 'paid' | 'secondHalf' | 'papers' | 'pickUp' | 'giveBack' | 'review';

/** One step on the way from a wish to a review. */
export interface WayStep {
  name: WayStepName;
  standing: 'done' | 'now' | 'ahead';
}

/** The step a trip stands at; the end of the way where there is none. */
const PRESENT: Partial<Record<TripStanding, WayStepName>> = {
  notSent: 'sent',
  beingMade: 'sent',
  asked: 'answered',
  instantUnpaid: 'paid',
  accepted: 'paid',
  halfPaid: 'secondHalf',
  halfFailed: 'secondHalf',
  booked: 'papers',
  onTheRoad: 'giveBack',
  finished: 'review',
};

/** The way of a trip, walked and ahead; none for one that came to nothing. */
export function wayOf(
  standing: TripStanding,
  { is_instant, second_payment }: Pick<GuestBooking, 'is_instant' | 'second_payment'>,
): WayStep[] {
  if (isEnded(standing)) return [];
  const names: WayStepName[] = ['sent'];
  if (!is_instant) names.push('answered');
  names.push('paid');
  if (second_payment) names.push('secondHalf');
  names.push('papers', 'pickUp', 'giveBack', 'review');
  const present = PRESENT[standing];
  const at = present ? names.indexOf(present) : names.length;
  return names.map((name, index) => ({ name, standing: standingAt(index, at) }));
}

function standingAt(index: number, present: number): WayStep['standing'] {
  if (index === present) return 'now';
  return index < present ? 'done' : 'ahead';
}
