import type { GuestBooking } from '@campavia/contracts';

import { confirmationOf } from './payment-resume';
import type { PaymentFailure } from './payment-failure';

/** How a trip stands whose payment came to nothing here: it was paid elsewhere, is not to be paid any more, or is. */
export type TripPayability = 'paid' | 'over' | 'payable';

type PayableBooking = Pick<GuestBooking, 'state' | 'is_payable' | 'is_updatable'>;

/** How a trip stands by what is read of it now; a half that had been paid before is not news. */
export function payabilityOf(now: PayableBooking, before: Pick<GuestBooking, 'state'>): TripPayability {
  const part = before.state === 'TO_COME_NOT_PAID' ? 'rest' : 'other';
  if (confirmationOf(now.state, part) === 'confirmed') return 'paid';
  return now.is_payable || now.is_updatable ? 'payable' : 'over';
}

/** Troubles that say nothing of how the trip stands: it was well, or nobody was reached. */
const OF_THE_FORM = new Set<PaymentFailure['code']>([
  'card',
  'token',
  'vault',
  'not_begun',
  'payment_changed',
]);

/** Whether the trip may stand otherwise than the page knows after a failure. */
export function mayChangeTrip({ code, fields }: PaymentFailure): boolean {
  return !fields && !OF_THE_FORM.has(code);
}
