import type { Database } from '../../../database/connect';
import type { BookingRow } from '../../bookings/booking-process.service';
import type { Payment } from '../payments.store';

interface DepositNotification {
  to: 'guest' | 'owner';
  template: 'deposit_failed' | `deposit_${'at_pick_up' | 'not_set_aside'}${'' | '_owner'}`;
  page: 'trip' | 'booking';
}

/** Sends e-mails about bookings. */
export interface DepositEmails {
  send(
    transaction: Database,
    booking: BookingRow,
    notifications: readonly DepositNotification[],
  ): Promise<void>;
}

/** The card refused the deposit today; the next attempt is tomorrow. */
export const RETRIED: readonly DepositNotification[] = [
  { to: 'guest', template: 'deposit_failed', page: 'trip' },
];

/** The deposit is handed over when the trip begins. */
export const AT_PICK_UP: readonly DepositNotification[] = [
  { to: 'guest', template: 'deposit_at_pick_up', page: 'trip' },
  { to: 'owner', template: 'deposit_at_pick_up_owner', page: 'booking' },
];

/** The trip began without a deposit: guest and owner settle it themselves. */
export const NOT_AUTHORISED: readonly DepositNotification[] = [
  { to: 'guest', template: 'deposit_not_set_aside', page: 'trip' },
  { to: 'owner', template: 'deposit_not_set_aside_owner', page: 'booking' },
];

/** Every e-mail about a deposit. */
export const DEPOSIT_NOTIFICATIONS: readonly DepositNotification[] = [
  ...RETRIED,
  ...AT_PICK_UP,
  ...NOT_AUTHORISED,
];

/** A booking as these e-mails describe it: with the amount of its deposit in place of its price. */
export function withDeposit(
  { amount: price, currency: currency_used }: Pick<Payment, 'amount' | 'currency'>,
  booking: BookingRow,
): BookingRow {
  return { ...booking, price, currency_used };
}
