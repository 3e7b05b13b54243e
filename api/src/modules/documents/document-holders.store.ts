import { sql } from 'kysely';

import type { Database } from '../../database/connect';

/** Reads and writes the holders of documents and their campers. */
export function createDocumentHoldersStore(database: Database) {
  /** The recipient of an e-mail; undefined once they have closed their account. */
  function reader(id: number) {
    return database
      .selectFrom('app_user')
      .select(['email', 'language', 'locale'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  /** Name and birthday of a user. */
  async function identity(id: number) {
    const person = database
      .selectFrom('app_user')
      .select(['first_name as firstName', 'last_name as lastName', 'borned_on as bornOn']);
    return person.where('id', '=', id).executeTakeFirstOrThrow();
  }

  /**
   * Unpublishes the campers that may not be rented without a document: one, or all of an owner. Suspended ones only
   * remember that it expired, and their owner cannot reactivate them without it.
   */
  async function unpublish(which: { vehicleId: number } | { ownerId: number }): Promise<void> {
    const isMeant =
      'vehicleId' in which ? sql`vehicle_id = ${which.vehicleId}` : sql`owner_id = ${which.ownerId}`;
    await sql`update camper set
        unpublished_from = case status when 'unpublished_owner' then coalesce(suspended_from, 'bookable') else status end,
        status = case status when 'unpublished_owner' then status else 'unpublished' end
      where status in ('published', 'bookable', 'unpublished_owner') and ${isMeant}`.execute(database);
  }

  return { reader, identity, unpublish };
}
