import type { NumberLimits } from '../owner-prices';

/** By field names of the api: lengths in centimetres, weight in kilograms, value in whole units. */
export const VEHICLE_LIMITS = {
  seatbelts: { least: 0, most: 9 },
  beds: { least: 0, most: 9 },
  length: { least: 200, most: 1800 },
  width: { least: 100, most: 260 },
  height: { least: 100, most: 450 },
  gvw: { least: 300, most: 26_000 },
  value: { least: 500, most: 1_000_000 },
} as const satisfies Record<string, NumberLimits>;
export type LimitedVehicleField = keyof typeof VEHICLE_LIMITS;

/** Limits of a bed. */
export const SLEEPING_LIMITS = {
  sleeps: { least: 1, most: 4 },
  width_cm: { least: 50, most: 250 },
  length_cm: { least: 100, most: 250 },
} as const satisfies Record<string, NumberLimits>;
export type LimitedSleepingField = keyof typeof SLEEPING_LIMITS;

/** Maximum number of people in all beds. */
export const MAX_SLEEPING_PLACES = VEHICLE_LIMITS.beds.most;

export const MAX_VEHICLE_NAME_LENGTH = 60;
export const MAX_REGISTRATION_LENGTH = 15;
export const MAX_STREET_LENGTH = 120;
export const MAX_ZIPCODE_LENGTH = 12;

/** The earliest registration date. */
export const OLDEST_REGISTRATION = '1950-01-01';
