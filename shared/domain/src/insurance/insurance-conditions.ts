import { convert, rateMicros, type CurrencyCode, type Minor } from '../money';
import { takesDriver, type DrivenTrip } from './takes-driver';
import { MAX_VEHICLE_VALUE_EUR, type InsuranceTier } from './insurance-tiers';
import { hasPassed } from './years-since';

/** Data of a trip that insurances depend on; null is unknown, and no reason for refusal. */
export interface InsuredTrip extends DrivenTrip {
  vehicle: { value: Minor | null; currency: CurrencyCode };
}

/**
 * Whether an insurance accepts a trip: driver old and experienced enough on the first day, vehicle not too expensive.
 */
export function isInsurable(tier: Pick<InsuranceTier, 'driver'>, trip: InsuredTrip): boolean {
  return takesDriver(tier, trip) && isWorthAtMost(MAX_VEHICLE_VALUE_EUR, trip.vehicle);
}

/** Minimum age for a licence in any of our countries. */
const YOUNGEST_DRIVER_YEARS = 16;

/** Whether a driver can hold a licence since a day; true if one of both dates is unknown. */
export function canHoldLicenceSince({ bornOn, licenceSince }: InsuredTrip['driver']): boolean {
  return licenceSince === null || hasPassed(YOUNGEST_DRIVER_YEARS, bornOn, licenceSince);
}

function isWorthAtMost(euros: Minor, { value, currency }: InsuredTrip['vehicle']): boolean {
  return value === null || convert(value, rateMicros(currency, 'EUR')) <= euros;
}
