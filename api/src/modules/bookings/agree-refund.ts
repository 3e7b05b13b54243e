import { convert, ONE_PERSON_REFUND_EUR, rateMicros, type Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { BookingRow } from './booking-facts';
import { createStaffBookingsStore } from './staff-bookings.store';

interface Named {
  by: number;
  amount: Minor;
  at: Date;
}

/**
 * Whether staff may give an amount back: a small one at once; a large one when somebody else of the team has named it
 * before, and else it is kept as a proposal.
 * @throws HttpError 405 second_person_needed when the same person names it again
 */
export async function isRefundAgreed(
  within: Database,
  { id: booking_id, currency_used }: BookingRow,
  { by: staff_id, amount, at: proposed_at }: Named,
): Promise<boolean> {
  if (isSmall(amount, currency_used)) return true;
  const store = createStaffBookingsStore(within);
  const proposal = await store.proposalOf(booking_id);
  if (proposal?.amount !== amount) {
    await store.propose({ booking_id, staff_id, amount, proposed_at });
    return false;
  }
  if (proposal.staff_id === staff_id) throw new HttpError(405, 'second_person_needed');
  return true;
}

/**
 * Lets staff who act as a guest or an owner give a large amount back only where somebody else of the team has named it
 * before: what one person may not do alone, they may not do as somebody else either.
 * @throws HttpError 405 second_person_needed
 */
export async function requireSecondPerson(
  within: Database,
  { id, currency_used }: BookingRow,
  { by, amount }: Pick<Named, 'by' | 'amount'>,
): Promise<void> {
  if (isSmall(amount, currency_used)) return;
  const proposal = await createStaffBookingsStore(within).proposalOf(id);
  if (proposal?.amount === amount && proposal.staff_id !== by) return;
  throw new HttpError(405, 'second_person_needed');
}

function isSmall(amount: Minor, currency: BookingRow['currency_used']): boolean {
  return convert(amount, rateMicros(currency, 'EUR')) <= ONE_PERSON_REFUND_EUR;
}
