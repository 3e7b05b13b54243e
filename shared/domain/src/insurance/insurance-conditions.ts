import { convert, rateMicros, type CurrencyCode, type Minor } from '../money';
import { takesDriver, type DrivenTrip } from './takes-driver';
import { MAX_VEHICLE_VALUE_EUR, type InsuranceTier } from './insurance-tiers';
import { hasPassed } from './years-since';

/** What an insurance asks about a trip; null is not known yet, and not held against anybody. */
export interface InsuredTrip extends DrivenTrip {
  vehicle: { value: Minor | null; currency: CurrencyCode };
}

/** Whether an insurance takes a trip: its driver old and practised enough on the first day, its vehicle not too dear. */
export function isInsurable(tier: Pick<InsuranceTier, 'driver'>, trip: InsuredTrip): boolean {
  return takesDriver(tier, trip) && isWorthAtMost(MAX_VEHICLE_VALUE_EUR, trip.vehicle);
}

/** In none of our countries does anybody get a licence for a camper younger than this. */
const YOUNGEST_DRIVER_YEARS = 16;

/** Whether a driver can hold a licence since a day; whoever was never asked for one of both dates can. */
export function canHoldLicenceSince({ bornOn, licenceSince }: InsuredTrip['driver']): boolean {
  return licenceSince === null || hasPassed(YOUNGEST_DRIVER_YEARS, bornOn, licenceSince);
}

function isWorthAtMost(euros: Minor, { value, currency }: InsuredTrip['vehicle']): boolean {
  return value === null || convert(value, rateMicros(currency, 'EUR')) <= euros;
}
