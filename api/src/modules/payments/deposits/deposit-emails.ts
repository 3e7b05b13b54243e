import type { Database } from '../../../database/connect';
import type { BookingRow } from '../../bookings/booking-process.service';
import type { Payment } from '../payments.store';

interface BookingNotification {
  to: 'guest' | 'owner';
  template: 'deposit_failed' | `deposit_${'at_pick_up' | 'not_set_aside'}${'' | '_owner'}`;
  page: 'trip' | 'booking';
}

/** Whoever writes letters about bookings. */
export interface DepositEmails {
  send(within: Database, booking: BookingRow, notifications: readonly BookingNotification[]): Promise<void>;
}

/** A deposit could not be set aside today and is tried again. */
export const TRIED_AGAIN: readonly BookingNotification[] = [
  { to: 'guest', template: 'deposit_failed', page: 'trip' },
];

/** A deposit is handed over when the trip begins. */
export const HANDED_OVER: readonly BookingNotification[] = [
  { to: 'guest', template: 'deposit_at_pick_up', page: 'trip' },
  { to: 'owner', template: 'deposit_at_pick_up_owner', page: 'booking' },
];

/** A deposit was not seen to before the trip began: both sides see to it themselves. */
export const TOO_LATE: readonly BookingNotification[] = [
  { to: 'guest', template: 'deposit_not_set_aside', page: 'trip' },
  { to: 'owner', template: 'deposit_not_set_aside_owner', page: 'booking' },
];

/** Every e-mail about a deposit. */
export const DEPOSIT_NOTIFICATIONS: readonly BookingNotification[] = [
  ...TRIED_AGAIN,
  ...HANDED_OVER,
  ...TOO_LATE,
];

/** A booking as these letters tell of it: with its deposit where others tell the price. */
export function toldWith(
  { amount: price, currency: currency_used }: Pick<Payment, 'amount' | 'currency'>,
  booking: BookingRow,
): BookingRow {
  return { ...booking, price, currency_used };
}
