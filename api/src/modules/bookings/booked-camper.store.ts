import type { CurrencyCode, Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Columns that a booking copies from its camper. */
export interface BookedCamper {
  id: number;
  owner_id: number;
  instant_booking: boolean;
  currency: CurrencyCode;
  country: string;
  seatbelts: number;
  beds: number;
}

/** The value of a camper, and who insures it. */
export interface InsuredCamper {
  value: Minor | null;
  currency: CurrencyCode;
  insured_by: 'platform' | 'owner';
}

/** Reads the data of a camper that its bookings need. */
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

  /** Data for insurances: the vehicle's value in its currency, null if not entered. */
  async function insured(id: number): Promise<InsuredCamper> {
    const { insured_by, ...insured } = await database
      .selectFrom('camper')
      .innerJoin('vehicle', 'vehicle.id', 'camper.vehicle_id')
      .leftJoin('rental_terms', 'rental_terms.camper_id', 'camper.id')
      .select(['value', 'currency', 'insured_by'])
      .where('camper.id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...insured, insured_by: insured_by ?? 'platform' };
  }

  return { find, insured };
}
