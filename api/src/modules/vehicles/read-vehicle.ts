import type { UpdateVehicle, VehicleLocation } from '@campavia/contracts';
import {
  isPlainDate,
  isTowed,
  licenceFor,
  MAX_REGISTRATION_LENGTH,
  MAX_STREET_LENGTH,
  MAX_VEHICLE_NAME_LENGTH,
  MAX_ZIPCODE_LENGTH,
  OLDEST_REGISTRATION,
  VEHICLE_LIMITS,
  vehicleTypeCode,
  type InsuranceField,
  type LimitedVehicleField,
  type PlainDate,
} from '@campavia/domain';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import { lockedOf } from './vehicles.mapper';
import type { VehicleRow } from './vehicles.store';

const MINOR_PER_UNIT = 100;

/** A complete location. */
export type ReadLocation = Pick<
  VehicleRow,
  'street' | 'zipcode' | 'city' | 'latitude' | 'longitude' | 'country'
>;

/** The fields of a town that a vehicle's row needs. */
export interface Town {
  id: number;
  name: string;
  country: string;
}

export interface ReadVehicleOptions {
  today: PlainDate;
  /** The new location; undefined when it is not changed. */
  place?: { location: ReadLocation; town: Town } | undefined;
}

/**
 * The vehicle after a change.
 * @throws InvalidFieldsError at each invalid field; within the location `location.city` and so on
 */
export function readVehicle(
  row: VehicleRow,
  changes: UpdateVehicle,
  { today, place }: ReadVehicleOptions,
): VehicleRow {
  const fields = createFieldReader();
  refuseLocked(fields, row, changes);
  const after: VehicleRow = {
    ...row,
    ...readNames(fields, row, changes),
    ...readPapers(fields, changes, { row, today }),
    ...readSize(fields, row, changes),
    ...(place && { ...place.location, place_id: place.town.id, town: place.town.name }),
  };
  fields.settle();
  return withConsequences(row, after);
}

/**
 * Derived fields: a caravan has no engine; weight determines the licence class; until submission, a listing's title
 * follows its vehicle.
 */
function withConsequences(before: VehicleRow, after: VehicleRow): VehicleRow {
  const towed = isTowed(after.type);
  const isCalledByVehicle = before.status === 'created' && before.title === titleFor(before);
  return {
    ...after,
    fuel: fuelOf(after),
    automatic_gear: after.automatic_gear && !towed,
    seatbelts: towed ? 0 : after.seatbelts,
    licence_type: licenceFor(after.type, after.gross_weight_kg) ?? after.licence_type,
    title: isCalledByVehicle ? titleFor(after) : after.title,
  };
}

/** A vehicle that was a caravan gets the most common fuel until its owner sets one. */
function fuelOf({ type, fuel }: VehicleRow): string {
  if (isTowed(type)) return 'none';
  return fuel === 'none' ? 'diesel' : fuel;
}

/** Default title of a listing; the town replaces an unknown brand. */
export function titleFor({ brand, model, town }: Pick<VehicleRow, 'brand' | 'model' | 'town'>): string {
  return `${brand} ${model}`.trim() || town;
}

/** A form may contain locked fields if they are unchanged. */
function refuseLocked(fields: FieldReader, row: VehicleRow, changes: UpdateVehicle): void {
  const saved: Record<InsuranceField, string | number | null> = {
    ...row,
    date: row.first_registered_on,
    gvw: row.gross_weight_kg,
    value: row.value === null ? null : Math.round(row.value / MINOR_PER_UNIT),
  };
  for (const field of lockedOf(row)) {
    const value = changes[field];
    if (value !== undefined && value !== saved[field]) fields.refuse(field, 'vehicle_field_locked');
  }
}

function readNames(
  fields: FieldReader,
  row: VehicleRow,
  { type, manufacturer, brand, model }: UpdateVehicle,
): Pick<VehicleRow, 'type' | 'manufacturer' | 'brand' | 'model'> {
  if (type !== undefined && !vehicleTypeCode(type)) fields.refuse('type', 'field_not_a_choice');
  const name = (field: 'manufacturer' | 'brand' | 'model', text: string | undefined) =>
    readLine(fields, { name: field, text, limit: MAX_VEHICLE_NAME_LENGTH }) ?? row[field];
  return {
    type: type ?? row.type,
    manufacturer: name('manufacturer', manufacturer),
    brand: name('brand', brand),
    // A model can be cleared, because it belongs to the previous brand.
    model: model?.trim() === '' ? '' : name('model', model),
  };
}

type Papers = Pick<
  VehicleRow,
  'first_registered_on' | 'year' | 'registration' | 'registration_country' | 'gross_weight_kg' | 'value'
>;

function readPapers(
  fields: FieldReader,
  changes: UpdateVehicle,
  { row, today }: { row: VehicleRow; today: PlainDate },
): Papers {
  const { registration, registration_country: country, gvw, value } = changes;
  const date = readDate(fields, changes.date, today);
  const worth = readWhole(fields, 'value', value);
  return {
    first_registered_on: date ?? row.first_registered_on,
    year: date ? Number(date.slice(0, 4)) : row.year,
    registration: readRegistration(fields, registration) ?? row.registration,
    registration_country:
      (country === undefined ? undefined : fields.country('registration_country', country)) ??
      row.registration_country,
    gross_weight_kg: readWhole(fields, 'gvw', gvw) ?? row.gross_weight_kg,
    value: worth === undefined || isSameValue(row.value, worth) ? row.value : worth * MINOR_PER_UNIT,
  };
}

function isSameValue(minor: number | null, units: number): boolean {
  return minor !== null && Math.round(minor / MINOR_PER_UNIT) === units;
}

/** Date of first registration: valid and not in the future. */
function readDate(fields: FieldReader, text: string | undefined, today: PlainDate): PlainDate | undefined {
  if (text === undefined) return undefined;
  if (!text.trim()) return fields.refuse('date', 'field_required');
  if (!isPlainDate(text)) return fields.refuse('date', 'field_not_a_date');
  if (text < OLDEST_REGISTRATION) {
    return fields.refuse('date', 'vehicle_date_too_early', { year: OLDEST_REGISTRATION.slice(0, 4) });
  }
  return text > today ? fields.refuse('date', 'vehicle_date_to_come') : text;
}

/** In upper case. */
function readRegistration(fields: FieldReader, text: string | undefined): string | undefined {
  const plate = readLine(fields, { name: 'registration', text, limit: MAX_REGISTRATION_LENGTH });
  if (plate === undefined) return undefined;
  const isPlate = /^[\p{L}\p{N}][\p{L}\p{N} .·-]*$/u.test(plate) && /\p{N}/u.test(plate);
  return isPlate ? plate.toUpperCase() : fields.refuse('registration', 'vehicle_not_a_plate');
}

type Size = Pick<
  VehicleRow,
  'seatbelts' | 'beds' | 'length_cm' | 'width_cm' | 'height_cm' | 'fuel' | 'automatic_gear'
>;

function readSize(fields: FieldReader, row: VehicleRow, changes: UpdateVehicle): Size {
  const whole = (name: LimitedVehicleField, before: number) =>
    readWhole(fields, name, changes[name]) ?? before;
  return {
    seatbelts: whole('seatbelts', row.seatbelts),
    beds: whole('beds', row.beds),
    length_cm: whole('length', row.length_cm),
    width_cm: whole('width', row.width_cm),
    height_cm: whole('height', row.height_cm),
    fuel: changes.fuel ?? row.fuel,
    automatic_gear: changes.automatic_gear ?? row.automatic_gear,
  };
}

/**
 * A location with all parts.
 * @throws InvalidFieldsError at `location.street` and so on
 */
export function readLocation(location: Partial<VehicleLocation>): ReadLocation {
  const fields = createFieldReader();
  const line = (name: 'street' | 'zipcode' | 'city', limit: number) =>
    readLine(fields, { name: `location.${name}`, text: location[name] ?? '', limit }) ?? '';
  const read = {
    street: line('street', MAX_STREET_LENGTH),
    zipcode: line('zipcode', MAX_ZIPCODE_LENGTH),
    city: line('city', MAX_STREET_LENGTH),
    country: location.country
      ? (fields.country('location.country', location.country) ?? '')
      : (fields.refuse('location.country', 'field_required') ?? ''),
    latitude: location.latitude ?? 0,
    longitude: location.longitude ?? 0,
  };
  if (location.latitude === undefined || location.longitude === undefined) {
    fields.refuse('location.city', 'vehicle_town_not_chosen');
  }
  fields.settle();
  return read;
}

interface LineField {
  name: string;
  text: string | undefined;
  limit: number;
}

function readLine(fields: FieldReader, { name, text, limit }: LineField): string | undefined {
  if (text === undefined) return undefined;
  const line = fields.line(name, text);
  if (line !== undefined && line.length > limit) return fields.refuse(name, 'field_too_long', { limit });
  return line;
}

function readWhole(
  fields: FieldReader,
  name: LimitedVehicleField,
  value: number | undefined,
): number | undefined {
  if (value === undefined) return undefined;
  if (!Number.isInteger(value)) return fields.refuse(name, 'field_not_whole');
  const { least, most } = VEHICLE_LIMITS[name];
  if (value < least) return fields.refuse(name, 'field_at_least', { limit: least });
  return value > most ? fields.refuse(name, 'field_at_most', { limit: most }) : value;
}
