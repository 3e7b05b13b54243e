import type { Insertable } from 'kysely';

import type { ContactMessageTable } from '../../database/correspondence-schema';
import type { Database } from '../../database/connect';

/** Reads and writes messages to the support team. */
export function createContactStore(database: Database) {
  /** Stores a message; undefined when its key is already known. */
  async function add(message: Insertable<ContactMessageTable>): Promise<number | undefined> {
    const row = await database
      .insertInto('contact_message')
      .values(message)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  async function findByKey(key: string): Promise<number | undefined> {
    const row = await database
      .selectFrom('contact_message')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.id;
  }

  /** Whether a user is the guest of a booking or the owner of its camper. */
  async function isOwnBooking(bookingId: number, userId: number): Promise<boolean> {
    const row = await database
      .selectFrom('booking')
      .innerJoin('camper', 'camper.id', 'booking.camper_id')
      .select('booking.id')
      .where('booking.id', '=', bookingId)
      .where((either) => either.or([either('guest_id', '=', userId), either('camper.owner_id', '=', userId)]))
      .executeTakeFirst();
    return row !== undefined;
  }

  return { add, findByKey, isOwnBooking };
}
