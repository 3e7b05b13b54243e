import type { UpdateVehicle, VehicleLocation } from '@campavia/contracts';
import { FUELS, VEHICLE_TYPES } from '@campavia/domain';

/** A vehicle that exists in the browser only. */
export interface StoredVehicle extends UpdateVehicle {
  id?: number;
  location?: VehicleLocation;
}

const MAX_TEXT = 200;
const MOST_PLACES = 9;

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean =>
  isWhole(value) && Number(value) >= 0 && Number(value) <= MOST_PLACES;
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;

/** What a field has to be to stay, owner-side specification section 5; the rest in the same spirit. */
const KEPT: Record<Exclude<keyof StoredVehicle, 'location'>, (value: unknown) => boolean> = {
  id: isWhole,
  gvw: isWhole,
  height: isWhole,
  value: isWhole,
  length: isWhole,
  width: isWhole,
  type: (value) => VEHICLE_TYPES.some(({ id }) => id === value),
  seatbelts: isCount,
  beds: isCount,
  registration: isText,
  registration_country: isText,
  date: isText,
  manufacturer: isText,
  brand: isText,
  model: isText,
  fuel: (value) => (FUELS as readonly unknown[]).includes(value),
  automatic_gear: (value) => typeof value === 'boolean',
};

/** The vehicle of what a storage holds: it may have been written by another release or by anybody. */
export function sanitizeVehicle(stored: unknown): StoredVehicle {
  if (!isRecord(stored)) return {};
  const kept = Object.entries(KEPT).filter(
    ([name, isGood]) => Object.hasOwn(stored, name) && isGood(stored[name]),
  );
  const location = sanitizeLocation(stored.location);
  return { ...Object.fromEntries(kept.map(([name]) => [name, stored[name]])), ...(location && { location }) };
}

function sanitizeLocation(stored: unknown): VehicleLocation | undefined {
  if (!isRecord(stored)) return undefined;
  const { street, zipcode, city, country, latitude, longitude } = stored;
  const isWholeAddress = [street, zipcode, city, country].every(isText);
  const isPoint = [latitude, longitude].every((part) => typeof part === 'number' && Number.isFinite(part));
  if (!isWholeAddress || !isPoint) return undefined;
  return { street, zipcode, city, country, latitude, longitude } as VehicleLocation;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
