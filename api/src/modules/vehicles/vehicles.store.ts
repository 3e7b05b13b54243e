import { sql, type Insertable } from 'kysely';

import type { CurrencyCode, ListingState, PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperTable, VehicleTable } from '../../database/schema';

/** A vehicle with fields of its camper. Money in minor units, lengths in centimetres, 0 when unknown. */
export interface VehicleRow {
  id: number;
  camper_id: number;
  status: ListingState;
  currency: CurrencyCode;
  type: number;
  manufacturer: string;
  brand: string;
  model: string;
  year: number;
  first_registered_on: PlainDate | null;
  registration: string | null;
  registration_country: string | null;
  gross_weight_kg: number | null;
  value: number | null;
  seatbelts: number;
  beds: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  fuel: string;
  automatic_gear: boolean;
  licence_type: string;
  street: string | null;
  zipcode: string | null;
  city: string | null;
  town: string;
  country: string;
  place_id: number;
  latitude: number;
  longitude: number;
  title: string;
}

/** The rows of a new listing. */
export interface NewListing {
  vehicle: Insertable<VehicleTable>;
  camper: Omit<Insertable<CamperTable>, 'vehicle_id'>;
}

export function createVehiclesStore(database: Database) {
  function find(id: number): Promise<VehicleRow | undefined> {
    return database
      .selectFrom('vehicle')
      .innerJoin('camper', 'camper.vehicle_id', 'vehicle.id')
      .innerJoin('place', 'place.id', 'camper.place_id')
      .select(['vehicle.id', 'camper.id as camper_id', 'status', 'currency', 'camper.title'])
      .select(['type', 'manufacturer', 'brand', 'model', 'year', 'first_registered_on', 'registration'])
      .select(['registration_country', 'gross_weight_kg', 'value', 'seatbelts', 'beds', 'length_cm'])
      .select(['width_cm', 'height_cm', 'fuel', 'automatic_gear', 'licence_type'])
      .select(['street', 'zipcode', 'city', 'place.name as town', 'place.country', 'camper.place_id'])
      .select(['camper.latitude', 'camper.longitude'])
      .where('vehicle.id', '=', id)
      .executeTakeFirst();
  }

  /** Writes its columns only: triggers update the read model of search. */
  async function update(row: VehicleRow): Promise<void> {
    const { place_id, latitude, longitude, title } = row;
    await database
      .updateTable('camper')
      .set({ place_id, latitude, longitude, title })
      .where('id', '=', row.camper_id)
      .execute();
    await database.updateTable('vehicle').set(columnsOf(row)).where('id', '=', row.id).execute();
  }

  /** The vehicle that a user created with a key. */
  async function findCreated(ownerId: number, key: string): Promise<number | undefined> {
    const found = await database
      .selectFrom('camper')
      .select('vehicle_id')
      .where('owner_id', '=', ownerId)
      .where('creation_key', '=', key)
      .executeTakeFirst();
    return found?.vehicle_id;
  }

  async function insert({ vehicle, camper }: NewListing, creationKey?: string): Promise<number> {
    const { id } = await database
      .insertInto('vehicle')
      .values(vehicle)
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('camper')
      .values({ ...camper, vehicle_id: id, creation_key: creationKey })
      .execute();
    return id;
  }

  /** Number of a user's unsubmitted listings. Serialises concurrent creations. */
  async function countUnfinished(ownerId: number): Promise<number> {
    await sql`select 1 from app_user where id = ${ownerId} for update`.execute(database);
    const { count } = await database
      .selectFrom('camper')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('status', '=', 'created')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return { find, findCreated, update, insert, countUnfinished };
}

export type VehiclesStore = ReturnType<typeof createVehiclesStore>;

/** The columns of the vehicle's own row. */
export function columnsOf(row: VehicleColumns): VehicleColumns {
  return {
    type: row.type,
    manufacturer: row.manufacturer,
    brand: row.brand,
    model: row.model,
    year: row.year,
    first_registered_on: row.first_registered_on,
    registration: row.registration,
    registration_country: row.registration_country,
    gross_weight_kg: row.gross_weight_kg,
    value: row.value,
    seatbelts: row.seatbelts,
    beds: row.beds,
    length_cm: row.length_cm,
    width_cm: row.width_cm,
    height_cm: row.height_cm,
    fuel: row.fuel,
    automatic_gear: row.automatic_gear,
    licence_type: row.licence_type,
    street: row.street,
    zipcode: row.zipcode,
    city: row.city,
  };
}

export type VehicleColumns = Omit<VehicleTable, 'id'>;
