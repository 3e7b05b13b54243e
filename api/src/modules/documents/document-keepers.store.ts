import type { Database } from '../../database/connect';

/** Whose papers they are, and what they have on offer. */
export function createDocumentKeepersStore(database: Database) {
  /** Somebody who is told of a paper; undefined when they left. */
  function reader(id: number) {
    return database
      .selectFrom('app_user')
      .select(['email', 'language', 'locale'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  /** Who somebody says they are. */
  async function identity(id: number) {
    const person = database
      .selectFrom('app_user')
      .select(['first_name as firstName', 'last_name as lastName', 'borned_on as bornOn']);
    return person.where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** Takes the campers off offer that a missing paper keeps from being let: one, or all of an owner. */
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
