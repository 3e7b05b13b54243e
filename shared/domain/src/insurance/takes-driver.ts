import type { PlainDate } from '../dates';
import type { InsuranceTier } from './insurance-tiers';
import { hasPassed } from './years-since';

type Rules = Pick<InsuranceTier, 'driver'>;

/** The driver and the first day; null is unknown, and no reason for refusal. */
export interface DrivenTrip {
  /** Its first day. */
  from: PlainDate;
  driver: { bornOn: PlainDate | null; licenceSince: PlainDate | null };
}

/** Whether an insurance accepts a driver: old and experienced enough on the first day of the trip. */
export function takesDriver({ driver }: Rules, trip: DrivenTrip): boolean {
  return isOldEnough({ driver }, trip) && hasPassed(driver.minLicence, trip.driver.licenceSince, trip.from);
}

/** The same for the age only. */
export function isOldEnough({ driver }: Rules, { driver: { bornOn }, from }: DrivenTrip): boolean {
  return hasPassed(driver.minAge, bornOn, from);
}
