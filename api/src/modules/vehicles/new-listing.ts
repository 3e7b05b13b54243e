import { type CurrencyCode } from '@campavia/domain';

import { titleFor, type ReadLocation, type Town } from './read-vehicle';
import { columnsOf, type NewListing, type VehicleRow } from './vehicles.store';

/** Default deposit, in minor units. */
const FIRST_DEPOSIT = 100_000;

/** Payout currency by country of the vehicle when its listing is created. */
const CURRENCIES: Record<string, CurrencyCode> = { GB: 'GBP', CH: 'CHF', US: 'USD' };

/** A vehicle with its place only. */
export function emptyVehicle({ location, town }: { location: ReadLocation; town: Town }): VehicleRow {
  return {
    id: 0,
    camper_id: 0,
    status: 'created',
    currency: CURRENCIES[town.country] ?? 'EUR',
    type: 0,
    manufacturer: '',
    brand: '',
    model: '',
    year: 0,
    first_registered_on: null,
    registration: null,
    registration_country: null,
    gross_weight_kg: null,
    value: null,
    seatbelts: 0,
    beds: 0,
    length_cm: 0,
    width_cm: 0,
    height_cm: 0,
    fuel: 'diesel',
    automatic_gear: false,
    licence_type: 'B',
    ...location,
    town: town.name,
    place_id: town.id,
    title: town.name,
  };
}

/** The rows of a new listing. */
export function buildListing(ownerId: number, row: VehicleRow): NewListing {
  return {
    vehicle: columnsOf(row),
    camper: {
      owner_id: ownerId,
      place_id: row.place_id,
      status: 'created',
      title: titleFor(row),
      description: '',
      latitude: row.latitude,
      longitude: row.longitude,
      instant_booking: false,
      is_ambassador: false,
      pets_allowed: null,
      smoking_allowed: null,
      abroad_allowed: null,
      km_unlimited: false,
      equipment: 0,
      currency: row.currency,
      deposit: FIRST_DEPOSIT,
      deposit_mean: ['card'],
      weekly_percent: 0,
      early_percent: 0,
      min_days: 1,
      closed_weekdays: 0,
      closed_dates: [],
      min_future: 0,
      max_future: 365,
      published_at: null,
      deleted_at: null,
    },
  };
}
