import { seededCardAlias } from '../../../../src/sandbox/payments/seeded-payments';
import type { BookingHistory } from './booking-history';

const YEARS_AHEAD = 2;
/** The sandbox accepts payments with the first; it debits the second only with the holder's confirmation. */
const ENDINGS = { good: '4242', refused: '3246' };

/** The stored card of a guest. */
export function cardOf({ plan: { guest, outcome }, existing }: Pick<BookingHistory, 'plan' | 'existing'>) {
  const lastDigits = outcome === 'half_failed' ? ENDINGS.refused : ENDINGS.good;
  const year = Number(existing.today.slice(0, 4)) + YEARS_AHEAD + (guest.id % 3);
  const expiry = `${year}-${String(1 + (guest.id % 12)).padStart(2, '0')}`;
  const card_alias = seededCardAlias({ lastDigits, expiry, holderId: guest.id });
  return { card_alias, card_expiry: expiry };
}
