import type { Database } from '../../database/connect';

interface Proposal {
  booking_id: number;
  staff_id: number;
  amount: number;
  proposed_at: Date;
}

/** Reads who may cancel for the platform, and what they would give back. */
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

  /** Keeps a proposal in place of the one there was. */
  async function propose(proposal: Proposal): Promise<void> {
    const { booking_id: _, ...said } = proposal;
    await database
      .insertInto('booking_refund_proposal')
      .values(proposal)
      .onConflict((same) => same.column('booking_id').doUpdateSet(said))
      .execute();
  }

  return { isSupporter, proposalOf, propose };
}
