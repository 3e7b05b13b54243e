import type { GuestBooking } from '@campavia/contracts';

import { confirmationOf } from './payment-resume';
import type { PaymentTrouble } from './payment-trouble';

/** How a trip stands whose payment came to nothing here: it was paid elsewhere, is not to be paid any more, or is. */
export type PaymentStanding = 'paid' | 'over' | 'payable';

type StandingBooking = Pick<GuestBooking, 'state' | 'is_payable' | 'is_updatable'>;

/** How a trip stands by what is read of it now; a half that had been paid before is not news. */
export function standingOf(now: StandingBooking, before: Pick<GuestBooking, 'state'>): PaymentStanding {
  const part = before.state === 'TO_COME_NOT_PAID' ? 'rest' : 'other';
  if (confirmationOf(now.state, part) === 'confirmed') return 'paid';
  return now.is_payable || now.is_updatable ? 'payable' : 'over';
}

/** Troubles that say nothing of how the trip stands: it was well, or nobody was reached. */
const OF_THE_FORM = new Set<PaymentTrouble['code']>([
  'card',
  'token',
  'vault',
  'not_begun',
  'payment_changed',
]);

/** Whether the trip may stand otherwise than the page knows after a failure. */
export function mayTellOfTrip({ code, fields }: PaymentTrouble): boolean {
  return !fields && !OF_THE_FORM.has(code);
}
