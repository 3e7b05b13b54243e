import { convert, ONE_PERSON_REFUND_EUR, rateMicros, type Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { Problem } from '../../problems';
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
 * @throws Problem 405 second_person_needed when the same person names it again
 */
export async function isRefundAgreed(
  within: Database,
  { id: booking_id, currency_used }: BookingRow,
  { by: staff_id, amount, at: proposed_at }: Named,
): Promise<boolean> {
  if (convert(amount, rateMicros(currency_used, 'EUR')) <= ONE_PERSON_REFUND_EUR) return true;
  const store = createStaffBookingsStore(within);
  const proposal = await store.proposalOf(booking_id);
  if (proposal?.amount !== amount) {
    await store.propose({ booking_id, staff_id, amount, proposed_at });
    return false;
  }
  if (proposal.staff_id === staff_id) throw new Problem(405, 'second_person_needed');
  return true;
}
