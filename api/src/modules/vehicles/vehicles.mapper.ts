import type { Vehicle } from '@campavia/contracts';
import { lockedFields, type Fuel, type InsuranceField } from '@campavia/domain';

import { withTag } from '../../core/preconditions/preconditions';
import type { VehicleRow } from './vehicles.store';

const MINOR_PER_UNIT = 100;

export function toVehicle(row: VehicleRow): Vehicle {
  return withTag({
    id: row.id,
    product_id: row.camper_id,
    ...insuredPart(row),
    currency: row.currency,
    seatbelts: row.seatbelts,
    beds: row.beds,
    length: row.length_cm || null,
    width: row.width_cm || null,
    height: row.height_cm || null,
    fuel: row.fuel as Fuel,
    automatic_gear: row.automatic_gear,
    licence_type: row.licence_type as Vehicle['licence_type'],
    location: {
      street: row.street ?? '',
      zipcode: row.zipcode ?? '',
      city: row.city ?? row.town,
      country: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    locked_fields: lockedOf(row),
  });
}

/** Fields of a vehicle that can no longer be changed. */
export function lockedOf(row: VehicleRow): InsuranceField[] {
  return lockedFields(row.status, insuredPart(row));
}

function insuredPart(row: VehicleRow): Pick<Vehicle, InsuranceField> {
  return {
    type: row.type,
    manufacturer: row.manufacturer,
    brand: row.brand,
    model: row.model,
    date: row.first_registered_on,
    registration: row.registration,
    registration_country: row.registration_country,
    gvw: row.gross_weight_kg,
    // Demo values have cents, because of exchange rates.
    value: row.value === null ? null : Math.round(row.value / MINOR_PER_UNIT),
  };
}
