import type { StaffBooking, StaffCancel } from '@campavia/contracts';
import { convert, ONE_PERSON_REFUND_EUR, parseDecimal, rateMicros, type Minor } from '@campavia/domain';

import type { Foundation } from '../../api';
import type { Database } from '../../database/connect';
import { FieldProblem, Problem } from '../../problems';
import type { SignedIn } from '../identity/signed-in.service';
import type { BookingRow } from './booking-facts';
import type { BookingProcess } from './booking-process.service';
import { inTransaction } from './in-transaction';
import { readText } from './read-trip';
import { createStaffBookingsStore } from './staff-bookings.store';

interface Needs extends Pick<Foundation, 'database' | 'clock'> {
  process: BookingProcess;
}

const LARGEST_ID = 2_147_483_647;

/** What staff do with bookings of others. */
export function createStaffBookingsService({ database, clock, process }: Needs) {
  /**
   * Cancels a booking and gives back what staff name. A large amount is only proposed; the same call by somebody
   * else of the team then does it.
   * @throws Problem 404; 405 not_staff, booking_in_wrong_state, second_person_needed; FieldProblem
   */
  async function cancel(who: SignedIn, id: string, form: StaffCancel): Promise<StaffBooking | 'proposed'> {
    await requireSupport(who);
    const bookingId = /^\d{1,10}$/.test(id) ? Number(id) : NaN;
    if (!(bookingId <= LARGEST_ID)) throw new Problem(404, 'booking_not_found');
    const refundTotal = parseDecimal(form.refund_total);
    return inTransaction(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      checkAmount(refundTotal, booking);
      if (!(await isAgreed(transaction, booking, { by: who.userId, amount: refundTotal }))) return 'proposed';
      const said = { reason: form.reason, comment: readText(form.comment), refundTotal };
      const asked = { bookingId, name: 'cancel', actor: 'staff', actorId: who.userId, ...said } as const;
      const { state } = await process.within(transaction, asked);
      return { id: bookingId, state };
    });
  }

  // Staff who act as somebody else are that person.
  async function requireSupport({ userId, isStaff }: SignedIn): Promise<void> {
    const isSupport = isStaff && (await createStaffBookingsStore(database).isSupporter(userId));
    if (!isSupport) throw new Problem(404, 'booking_not_found');
  }

  async function isAgreed(within: Database, booking: BookingRow, { by, amount }: Naming): Promise<boolean> {
    const inEuro = convert(amount, rateMicros(booking.currency_used, 'EUR'));
    if (inEuro <= ONE_PERSON_REFUND_EUR) return true;
    const store = createStaffBookingsStore(within);
    const proposal = await store.proposalOf(booking.id);
    if (proposal?.amount === amount && proposal.staff_id === by)
      throw new Problem(405, 'second_person_needed');
    if (proposal?.amount === amount) return true;
    const named = { booking_id: booking.id, staff_id: by, amount };
    await store.propose({ ...named, proposed_at: clock.now() });
    return false;
  }

  return { cancel };
}

export type StaffBookingsService = ReturnType<typeof createStaffBookingsService>;

interface Naming {
  by: number;
  amount: Minor;
}

function checkAmount(amount: Minor, { paid, refunded }: BookingRow): void {
  if (amount < 0) throw new FieldProblem({ refund_total: { id: 'field_at_least', values: { limit: 0 } } });
  const limit = (paid - refunded) / 100;
  if (amount > paid - refunded) {
    throw new FieldProblem({ refund_total: { id: 'field_at_most', values: { limit } } });
  }
}
