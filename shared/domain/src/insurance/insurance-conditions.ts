import type { PlainDate } from '../dates';
import { convert, rateMicros, type CurrencyCode, type Minor } from '../money';
import { MOST_VEHICLE_VALUE_EUR, type InsuranceTier } from './insurance-tiers';

/** What an insurance asks about a trip; null is not known yet, and not held against anybody. */
export interface InsuredTrip {
  /** Its first day. */
  from: PlainDate;
  driver: { bornOn: PlainDate | null; licenceSince: PlainDate | null };
  vehicle: { value: Minor | null; currency: CurrencyCode };
}

/** Whether an insurance takes a trip: its driver old and practised enough on the first day, its vehicle not too dear. */
export function isInsurable(tier: Pick<InsuranceTier, 'driver'>, trip: InsuredTrip): boolean {
  const { bornOn, licenceSince } = trip.driver;
  const { minAge, minLicence } = tier.driver;
  return (
    hasPassed(minAge, bornOn, trip.from) &&
    hasPassed(minLicence, licenceSince, trip.from) &&
    isWorthAtMost(MOST_VEHICLE_VALUE_EUR, trip.vehicle)
  );
}

/** In none of our countries does anybody get a licence for a camper younger than this. */
const YOUNGEST_DRIVER_YEARS = 16;

/** Whether a driver can hold a licence since a day; whoever was never asked for one of both dates can. */
export function canHoldLicenceSince({ bornOn, licenceSince }: InsuredTrip['driver']): boolean {
  return licenceSince === null || hasPassed(YOUNGEST_DRIVER_YEARS, bornOn, licenceSince);
}

// Days are text that sorts: the same day, years later.
function hasPassed(years: number, since: PlainDate | null, on: PlainDate): boolean {
  if (since === null) return true;
  const year = String(Number(since.slice(0, 4)) + years).padStart(4, '0');
  return `${year}${since.slice(4)}` <= on;
}

function isWorthAtMost(euros: Minor, { value, currency }: InsuredTrip['vehicle']): boolean {
  return value === null || convert(value, rateMicros(currency, 'EUR')) <= euros;
}
