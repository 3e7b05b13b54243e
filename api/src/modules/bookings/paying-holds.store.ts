import type { Database } from '../../database/connect';

/** Reads and counts how days are held for who is about to pay. */
export function createPayingHoldsStore(database: Database) {
  /** How long a booking still has its days, in milliseconds; nothing without a hold. */
  async function leftMs(bookingId: number, now: Date): Promise<number> {
    const block = await database
      .selectFrom('calendar_block')
      .select('expires_at')
      .where('booking_id', '=', bookingId)
      .where('kind', '=', 'hold')
      .executeTakeFirst();
    return block?.expires_at ? Math.max(0, block.expires_at.getTime() - now.getTime()) : 0;
  }

  /** Counts one more hold; false when the booking has had them all. */
  async function count(bookingId: number, most: number): Promise<boolean> {
    const counted = await database
      .updateTable('booking')
      .set((row) => ({ paying_holds: row('paying_holds', '+', 1) }))
      .where('id', '=', bookingId)
      .where('paying_holds', '<', most)
      .returning('id')
      .executeTakeFirst();
    return counted !== undefined;
  }

  return { leftMs, count };
}
