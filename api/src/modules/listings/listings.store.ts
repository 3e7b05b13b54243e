import type { Selectable } from 'kysely';

import type { Database } from '../../database/connect';
import type { CamperTable, UserTable, PlaceTable, VehicleTable } from '../../database/schema';
import { createListingPartsStore, type ListingParts } from './listing-parts.store';

/** The stored data of a listing. */
export interface ListingRow extends ListingParts {
  camper: Selectable<CamperTable>;
  vehicle: Selectable<VehicleTable>;
  owner: Selectable<UserTable>;
  place: Selectable<PlaceTable>;
}

/** Reads single campers. */
export function createListingsStore(database: Database) {
  const parts = createListingPartsStore(database);

  async function find(id: number, now: Date): Promise<ListingRow | undefined> {
    const camper = await database.selectFrom('camper').selectAll().where('id', '=', id).executeTakeFirst();
    if (!camper) return undefined;
    const [vehicle, owner, place, around] = await Promise.all([
      database
        .selectFrom('vehicle')
        .selectAll()
        .where('id', '=', camper.vehicle_id)
        .executeTakeFirstOrThrow(),
      database.selectFrom('app_user').selectAll().where('id', '=', camper.owner_id).executeTakeFirstOrThrow(),
      database.selectFrom('place').selectAll().where('id', '=', camper.place_id).executeTakeFirstOrThrow(),
      parts.find(camper, now),
    ]);
    return { camper, vehicle, owner, place, ...around };
  }

  return { find };
}
