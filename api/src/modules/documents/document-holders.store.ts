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

  /** Unpublishes the campers that may not be rented without a document: one, or all of an owner. */
  async function unpublish(which: { vehicleId: number } | { ownerId: number }): Promise<void> {
    const offered = database
      .updateTable('camper')
      .set({ status: 'unpublished' })
      .where('status', 'in', ['published', 'bookable']);
    const meant =
      'vehicleId' in which
        ? offered.where('vehicle_id', '=', which.vehicleId)
        : offered.where('owner_id', '=', which.ownerId);
    await meant.execute();
  }

  return { reader, identity, unpublish };
}
