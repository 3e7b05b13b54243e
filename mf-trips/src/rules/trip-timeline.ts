import type { GuestBooking } from '@campavia/contracts';

import { isEnded, type TripStatus } from './trip-status';

export type TimelineStepName =
  | 'sent'
  | 'answered'
  | 'paid'
  | 'secondInstalment'
  | 'documents'
  | 'pickUp'
  | 'return'
  | 'review';

export interface TimelineStep {
  name: TimelineStepName;
  status: 'done' | 'current' | 'upcoming';
}

/** The current step by status; without one all steps are done. */
const CURRENT_STEPS: Partial<Record<TripStatus, TimelineStepName>> = {
  notSent: 'sent',
  inPreparation: 'sent',
  requested: 'answered',
  instantUnpaid: 'paid',
  accepted: 'paid',
  firstInstalmentPaid: 'secondInstalment',
  secondInstalmentFailed: 'secondInstalment',
  booked: 'documents',
  ongoing: 'return',
  finished: 'review',
};

/**
 * Empty for a trip that ended without taking place.
 *
 * @param hasDocuments - whether all documents of those who drive are checked
 */
export function buildTimeline(
  status: TripStatus,
  { is_instant, second_payment }: Pick<GuestBooking, 'is_instant' | 'second_payment'>,
  hasDocuments = false,
): TimelineStep[] {
  if (isEnded(status)) return [];
  const names: TimelineStepName[] = ['sent'];
  if (!is_instant) names.push('answered');
  names.push('paid');
  if (second_payment) names.push('secondInstalment');
  names.push('documents', 'pickUp', 'return', 'review');
  const present = status === 'booked' && hasDocuments ? 'pickUp' : CURRENT_STEPS[status];
  const at = present ? names.indexOf(present) : names.length;
  return names.map((name, index) => ({ name, status: statusAt(index, at) }));
}

function statusAt(index: number, present: number): TimelineStep['status'] {
  if (index === present) return 'current';
  return index < present ? 'done' : 'upcoming';
}
