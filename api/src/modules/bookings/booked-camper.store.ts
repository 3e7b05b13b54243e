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

/** What a camper is worth, and who insures it. */
export interface InsuredCamper {
  value: Minor | null;
  currency: CurrencyCode;
  insured_by: 'platform' | 'owner';
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

  /** What insurances ask of a camper: its vehicle's worth in its currency, null where its owner has not told it. */
  async function insured(id: number): Promise<InsuredCamper> {
    const { insured_by, ...worth } = await database
      .selectFrom('camper')
      .innerJoin('vehicle', 'vehicle.id', 'camper.vehicle_id')
      .leftJoin('rental_terms', 'rental_terms.camper_id', 'camper.id')
      .select(['value', 'currency', 'insured_by'])
      .where('camper.id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...worth, insured_by: insured_by ?? 'platform' };
  }

  return { find, insured };
}
