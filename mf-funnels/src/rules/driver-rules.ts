import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';
import {
  addDays,
  driverShortfall,
  INSURANCE_TIERS,
  isPlainDate,
  parseDecimal,
  plainDate,
  takesDriver,
  tierOfId,
  type DrivenTrip,
  type DriverShortfall,
} from '@campavia/domain';

/** Who drives a trip, and its first day. */
type Driven = Pick<GuestBooking, 'driver_born_on' | 'driver_licence_since' | 'date_from'>;
type Choice = Pick<InsuranceChoice, 'id' | 'driver' | 'is_default' | 'price_per_day'>;

/** Whether who drives is too young on the first day for an insurance, or has had a licence for too short a time. */
export function isTooYoungFor(rules: InsuranceChoice['driver'], driven: Driven): boolean {
  return !takesDriver(tierOf({ driver: rules }), tripOf(driven));
}

/** Why none of the insurances on offer takes who drives; undefined where one does, or none is known yet. */
export function shortfallFor(
  choices: readonly Pick<Choice, 'driver'>[],
  driven: Driven,
): DriverShortfall | undefined {
  return driverShortfall(choices.map(tierOf), tripOf(driven));
}

/** Whether no insurance of any camper takes who drives. */
export function isTakenByNone(driven: Driven): boolean {
  return driverShortfall(INSURANCE_TIERS, tripOf(driven)) !== undefined;
}

/**
 * The insurance to be had in place of one that does not take who drives: the one that everybody has who chooses none,
 * or else the cheapest. Undefined where the chosen one takes them, or none does.
 */
export function insuranceInstead<Offered extends Choice>(
  choices: readonly Offered[],
  chosen: number,
  driven: Driven,
): Offered | undefined {
  const isMissed = choices.some(({ id, driver }) => id === chosen && isTooYoungFor(driver, driven));
  if (!isMissed) return undefined;
  const fitting = choices.filter(({ driver }) => !isTooYoungFor(driver, driven));
  const cheapest = fitting.toSorted((one, other) => perDay(one) - perDay(other))[0];
  return fitting.find(({ is_default: isUsual }) => isUsual) ?? cheapest;
}

/** What has to be another one for a trip to be insured. */
export type Mend = 'insurance' | 'driver' | 'camper';

/** What mends a trip that its insurance has refused: where that takes who drives, it does not take the camper. */
export function mendOfUninsured(chosen: number, driven: Driven): Mend {
  if (isTakenByNone(driven)) return 'driver';
  const tier = tierOfId(chosen);
  return tier && !takesDriver(tier, tripOf(driven)) ? 'insurance' : 'camper';
}

function perDay({ price_per_day: price }: Choice): number {
  return parseDecimal(price);
}

function tierOf({ driver: { min_age, min_licence_years } }: Pick<Choice, 'driver'>) {
  return { driver: { minAge: min_age, minLicence: min_licence_years } };
}

function tripOf({ driver_born_on, driver_licence_since, date_from }: Driven): DrivenTrip {
  const dayOf = (text: string | null) => (isPlainDate(text) ? text : null);
  const driver = { bornOn: dayOf(driver_born_on), licenceSince: dayOf(driver_licence_since) };
  return { from: plainDate(date_from), driver };
}

/** Whether somebody may reasonably wait for a day: it is no further than a year from now. */
export function isNear(day: string, today: string): boolean {
  return day <= addDays(plainDate(today), 365);
}
