import { seededCardAlias } from '../../../../src/sandbox/payments/seeded-payments';
import type { BookingHistory } from './booking-history';

const YEARS_AHEAD = 2;
/** The sandbox pays with the first; the second it debits only while its holder is there. */
const ENDINGS = { good: '4242', refused: '3246' };

/** The card of a guest, by which money may be taken again. */
export function cardOf({ plan: { guest, course }, world }: Pick<BookingHistory, 'plan' | 'world'>) {
  const lastDigits = course === 'half_failed' ? ENDINGS.refused : ENDINGS.good;
  const year = Number(world.today.slice(0, 4)) + YEARS_AHEAD + (guest.id % 3);
  const expiry = `${year}-${String(1 + (guest.id % 12)).padStart(2, '0')}`;
  const card_alias = seededCardAlias({ lastDigits, expiry, holderId: guest.id });
  return { card_alias, card_expiry: expiry };
}
