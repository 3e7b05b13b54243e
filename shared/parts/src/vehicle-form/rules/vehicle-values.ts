import type { UpdateVehicle, Vehicle, VehicleLocation } from '@campavia/contracts';
import {
  type Fuel,
  type FieldValues,
  amountOf,
  PIN_FIELD,
  readPin,
  readPoint,
  writePoint,
} from '@campavia/domain';

export const TEXT_FIELDS = [
  'manufacturer',
  'brand',
  'model',
  'registration',
  'registration_country',
] as const;
/** Whole numbers without conversion. */
export const WHOLE_FIELDS = ['type', 'gvw', 'value', 'seatbelts', 'beds'] as const;
/** Typed in metres, sent in centimetres. */
export const LENGTH_FIELDS = ['length', 'width', 'height'] as const;
const DATE_PARTS = ['day', 'month', 'year'] as const;

/** The chosen town; empty if one was typed and none chosen. */
export const POINT_FIELD = 'location.point';

type Point = Pick<VehicleLocation, 'country' | 'latitude' | 'longitude'>;

const CM_PER_METRE = 100;
/** Sent for an invalid number: every field refuses it. */
const NO_NUMBER = -1;

/** A vehicle as field values; unknown values are empty. */
export function valuesOf(vehicle: Vehicle): FieldValues {
  const values: FieldValues = { fuel: vehicle.fuel, automatic_gear: gearOf(vehicle) };
  for (const name of TEXT_FIELDS) values[name] = vehicle[name] ?? '';
  for (const name of WHOLE_FIELDS) values[name] = String(vehicle[name] ?? '');
  for (const name of LENGTH_FIELDS) values[name] = metresOf(vehicle[name]);
  const [year = '', month = '', day = ''] = (vehicle.date ?? '').split('-').map(withoutZero);
  const { street, zipcode, city } = vehicle.location;
  return {
    ...values,
    'date.day': day,
    'date.month': month,
    'date.year': year,
    'location.street': street,
    'location.zipcode': zipcode,
    'location.city': city,
    [POINT_FIELD]: writePoint(vehicle.location),
    [PIN_FIELD]: '',
  };
}

/** The differences from the saved vehicle, as a request of the api. Hidden fields are not changed. */
export function changesOf(saved: Vehicle, values: FieldValues): UpdateVehicle {
  const changes = { ...changedChoices(saved, values), ...changedNumbers(saved, values) };
  for (const name of TEXT_FIELDS) {
    const text = values[name]?.trim();
    if (text !== undefined && text !== (saved[name] ?? '')) changes[name] = text;
  }
  const date = dateOf(values);
  if (date !== undefined && date !== (saved.date ?? '')) changes.date = date;
  const location = locationOf(saved.location, values);
  if (location) changes.location = location;
  return changes;
}

function changedNumbers(saved: Vehicle, values: FieldValues): UpdateVehicle {
  const changes: UpdateVehicle = {};
  for (const name of [...WHOLE_FIELDS, ...LENGTH_FIELDS]) {
    const number = numberOf(name, values[name]);
    const isStillUnknown = saved[name] === null && !values[name]?.trim();
    if (number !== undefined && number !== saved[name] && !isStillUnknown) changes[name] = number;
  }
  return changes;
}

function changedChoices(saved: Vehicle, { fuel, automatic_gear: gear }: FieldValues): UpdateVehicle {
  const changes: UpdateVehicle = {};
  if (fuel && fuel !== saved.fuel) changes.fuel = fuel as Fuel;
  if (gear && gear !== gearOf(saved)) changes.automatic_gear = gear === 'automatic';
  return changes;
}

function gearOf({ automatic_gear }: Pick<Vehicle, 'automatic_gear'>): string {
  return automatic_gear ? 'automatic' : 'manual';
}

function metresOf(centimetres: number | null): string {
  return centimetres === null ? '' : (centimetres / CM_PER_METRE).toFixed(2);
}

type NumberName = (typeof WHOLE_FIELDS)[number] | (typeof LENGTH_FIELDS)[number];

/** Undefined for a hidden field. Empty and invalid values are refused by the checks of the form. */
function numberOf(name: NumberName, text: string | undefined): number | undefined {
  const typed = amountOf(text);
  if (typed === undefined) return undefined;
  const number = Number(typed);
  if (typed === '' || !Number.isFinite(number)) return NO_NUMBER;
  const isLength = (LENGTH_FIELDS as readonly string[]).includes(name);
  return isLength ? Math.round(number * CM_PER_METRE) : number;
}

/** As `yyyy-MM-dd`, whether the day exists or not; empty if nothing is typed, undefined for a hidden field. */
export function dateOf(values: FieldValues): string | undefined {
  const parts = DATE_PARTS.map((part) => values[`date.${part}`]?.trim());
  const [day, month, year] = parts;
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return parts.every((part) => part === '')
    ? ''
    : `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A location is always sent completely. */
function locationOf(saved: VehicleLocation, values: FieldValues): UpdateVehicle['location'] {
  const line = (name: 'street' | 'zipcode' | 'city') => values[`location.${name}`]?.trim() ?? saved[name];
  const point = values[POINT_FIELD] === undefined ? saved : readPoint(values[POINT_FIELD]);
  const { country, latitude, longitude } = (point && movedTo(point, values[PIN_FIELD])) ?? {};
  const typed = { street: line('street'), zipcode: line('zipcode'), city: line('city') };
  const location = { ...typed, country, latitude, longitude };
  const isSame = Object.entries(location).every(
    ([name, value]) => saved[name as keyof typeof saved] === value,
  );
  return isSame ? undefined : location;
}

/** The point, moved with its pin. */
function movedTo(point: Point, pin: string | undefined): Point {
  return { ...point, ...readPin(pin, point) };
}

function withoutZero(part: string): string {
  return part.replace(/^0/, '');
}
