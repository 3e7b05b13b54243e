import type { Database } from '../../database/connect';

/** Reads the person, vehicle or booking of a set of documents. */
export function createDocumentSetsStore(database: Database) {
  function person(id: number) {
    return database
      .selectFrom('app_user')
      .select(['id', 'professional_type'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  function vehicle(id: number) {
    return database
      .selectFrom('camper')
      .innerJoin('place', 'place.id', 'camper.place_id')
      .select(['camper.owner_id', 'place.country'])
      .where('vehicle_id', '=', id)
      .executeTakeFirst();
  }

  function booking(id: number) {
    return database
      .selectFrom('booking')
      .select(['guest_id', 'owner_id', 'second_driver', 'proof_reason', 'state', 'is_instant'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  return { person, vehicle, booking };
}
