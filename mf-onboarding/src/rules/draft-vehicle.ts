import type { CreateVehicle, Vehicle } from '@campavia/contracts';
import { isTowed, type CurrencyCode } from '@campavia/domain';

import type { StoredVehicle } from './stored-vehicle';

const USUAL = { seatbelts: 4, beds: 2 };
const NOWHERE = { street: '', zipcode: '', city: '', country: '', latitude: 0, longitude: 0 };

/** A vehicle that is not created yet, as the form shows it. */
export function draftVehicle({ id: _id, ...stored }: StoredVehicle, currency: CurrencyCode): Vehicle {
  return {
    etag: '',
    id: 0,
    product_id: 0,
    type: 0,
    manufacturer: '',
    brand: '',
    model: '',
    date: null,
    registration: null,
    registration_country: null,
    gvw: null,
    value: null,
    currency,
    ...USUAL,
    length: null,
    width: null,
    height: null,
    fuel: 'diesel',
    automatic_gear: false,
    licence_type: 'B',
    locked_fields: [],
    ...stored,
    location: stored.location ?? NOWHERE,
  };
}

/** What the call that creates a listing takes; undefined while its type or its place is open. */
export function creationOf({ id: _id, ...stored }: StoredVehicle): CreateVehicle | undefined {
  const { type, location } = stored;
  if (type === undefined || !location) return undefined;
  const { seatbelts, beds } = { ...USUAL, ...stored };
  return { ...stored, type, location, beds, ...(!isTowed(type) && { seatbelts }) };
}
