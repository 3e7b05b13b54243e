import type { CurrencyCode, Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** What a booking takes over from its camper. */
export interface BookedCamper {
  id: number;
  owner_id: number;
  instant_booking: boolean;
  currency: CurrencyCode;
  country: string;
  seatbelts: number;
  beds: number;
}

/** Reads what a booking takes over from its camper. */
export function createBookedCamperStore(database: Database) {
  function find(id: number): Promise<BookedCamper | undefined> {
    return database
      .selectFrom('camper')
      .innerJoin('vehicle', 'vehicle.id', 'camper.vehicle_id')
      .innerJoin('place', 'place.id', 'camper.place_id')
      .select(['camper.id', 'owner_id', 'instant_booking', 'currency', 'country', 'seatbelts', 'beds'])
      .where('camper.id', '=', id)
      .executeTakeFirst();
  }

  /** What the vehicle of a camper is worth, in the camper's currency; null where its owner has not told it. */
  function worth(id: number): Promise<{ value: Minor | null; currency: CurrencyCode }> {
    return database
      .selectFrom('camper')
      .innerJoin('vehicle', 'vehicle.id', 'camper.vehicle_id')
      .select(['value', 'currency'])
      .where('camper.id', '=', id)
      .executeTakeFirstOrThrow();
  }

  return { find, worth };
}
