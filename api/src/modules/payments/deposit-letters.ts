import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import type { Payment } from './payments.store';

interface Posting {
  to: 'guest' | 'owner';
  letter: 'deposit_failed' | `deposit_${'at_pick_up' | 'not_set_aside'}${'' | '_owner'}`;
  page: 'trip' | 'booking';
}

/** Whoever writes letters about bookings. */
export interface DepositLetters {
  send(within: Database, booking: BookingRow, postings: readonly Posting[]): Promise<void>;
}

/** A deposit could not be set aside today and is tried again. */
export const TRIED_AGAIN: readonly Posting[] = [{ to: 'guest', letter: 'deposit_failed', page: 'trip' }];

/** A deposit is handed over when the trip begins. */
export const HANDED_OVER: readonly Posting[] = [
  { to: 'guest', letter: 'deposit_at_pick_up', page: 'trip' },
  { to: 'owner', letter: 'deposit_at_pick_up_owner', page: 'booking' },
];

/** A deposit was not seen to before the trip began: both sides see to it themselves. */
export const TOO_LATE: readonly Posting[] = [
  { to: 'guest', letter: 'deposit_not_set_aside', page: 'trip' },
  { to: 'owner', letter: 'deposit_not_set_aside_owner', page: 'booking' },
];

/** Every e-mail about a deposit. */
export const DEPOSIT_POSTINGS: readonly Posting[] = [...TRIED_AGAIN, ...HANDED_OVER, ...TOO_LATE];

/** A booking as these letters tell of it: with its deposit where others tell the price. */
export function toldWith(
  { amount: price, currency: currency_used }: Pick<Payment, 'amount' | 'currency'>,
  booking: BookingRow,
): BookingRow {
  return { ...booking, price, currency_used };
}
