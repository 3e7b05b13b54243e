import type { Database } from '../../../database/connect';
import type { BookingRow } from '../process/booking-facts';

type Sides = Pick<BookingRow, 'id' | 'guest_id' | 'owner_id'>;

interface Proposal {
  booking_id: number;
  staff_id: number;
  amount: number;
  proposed_at: Date;
  reason: string;
  comment: string;
}

/** Reads who may cancel for the platform, and stores the refunds that they propose. */
export function createStaffBookingsStore(database: Database) {
  async function isSupporter(userId: number): Promise<boolean> {
    const row = await database
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .where('is_staff', '=', true)
      .where('staff_role', '=', 'support')
      .where('is_active', '=', true)
      .executeTakeFirst();
    return row !== undefined;
  }

  function proposalOf(bookingId: number): Promise<Proposal | undefined> {
    return database
      .selectFrom('booking_refund_proposal')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();
  }

  async function withdrawProposal(bookingId: number): Promise<void> {
    await database.deleteFrom('booking_refund_proposal').where('booking_id', '=', bookingId).execute();
  }

  /** Stores a proposal in place of an earlier one. */
  async function propose(proposal: Proposal): Promise<void> {
    const { booking_id: _, ...changes } = proposal;
    await database
      .insertInto('booking_refund_proposal')
      .values(proposal)
      .onConflict((same) => same.column('booking_id').doUpdateSet(changes))
      .execute();
  }

  /** Whether a member of staff has changed a booking while they acted as its guest or its owner. */
  async function hasActedAsSide(staffId: number, { id, guest_id, owner_id }: Sides): Promise<boolean> {
    const row = await database
      .selectFrom('impersonated_call')
      .select('id')
      .where('actor_id', '=', staffId)
      .where('user_id', 'in', [guest_id, owner_id])
      .where('method', '!=', 'GET')
      .where('path', 'like', `/v4/bookings-%/${id}/%`)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  return { isSupporter, proposalOf, propose, withdrawProposal, hasActedAsSide };
}
