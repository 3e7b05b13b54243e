import type { PlainDate } from '../dates';
import type { InsuranceTier } from './insurance-tiers';
import { hasPassed } from './years-since';

type Rules = Pick<InsuranceTier, 'driver'>;

/** Who drives, and when; null is not known yet, and not held against anybody. */
export interface DrivenTrip {
  /** Its first day. */
  from: PlainDate;
  driver: { bornOn: PlainDate | null; licenceSince: PlainDate | null };
}

/** Whether an insurance lets somebody drive: old and practised enough on the first day of the trip. */
export function takesDriver({ driver }: Rules, trip: DrivenTrip): boolean {
  return isOldEnough({ driver }, trip) && hasPassed(driver.minLicence, trip.driver.licenceSince, trip.from);
}

/** The same as far as age goes. */
export function isOldEnough({ driver }: Rules, { driver: { bornOn }, from }: DrivenTrip): boolean {
  return hasPassed(driver.minAge, bornOn, from);
}
