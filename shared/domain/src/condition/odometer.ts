/** Upper limit for the input. */
export const MAX_ODOMETER_KM = 2_000_000;
/** Fuel is read in eighths of a tank. */
export const FULL_TANK_EIGHTHS = 8;

const METRES_PER_MILE = 1609.344;
const METRES_PER_KM = 1000;

/** Whole kilometres for the whole miles of an odometer. */
export function kilometresOfMiles(miles: number): number {
  return Math.round((miles * METRES_PER_MILE) / METRES_PER_KM);
}

/** Whole miles for the whole kilometres of an odometer; the inverse of {@link kilometresOfMiles}. */
export function milesOfKilometres(km: number): number {
  return Math.round((km * METRES_PER_KM) / METRES_PER_MILE);
}
