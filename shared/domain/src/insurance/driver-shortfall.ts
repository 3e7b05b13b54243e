import type { PlainDate } from '../dates';
import type { InsuranceTier } from './insurance-tiers';
import { isOldEnough, takesDriver, type DrivenTrip } from './takes-driver';
import { hasPassed, wholeYears, yearsAfter } from './years-since';

type Rules = Pick<InsuranceTier, 'driver'>;

/** Why no insurance accepts a driver: required and actual years on the first day of the trip. */
export interface DriverShortfall {
  age?: { least: number; is: number };
  licence?: { least: number; is: number };
  /** The first day on which one of them accepts the driver. */
  takenFrom: PlainDate;
}

/**
 * Why none of the available insurances accepts a driver: age and licence, as far as each is the reason; undefined if
 * one accepts them, or none is known.
 */
export function driverShortfall(offered: readonly Rules[], trip: DrivenTrip): DriverShortfall | undefined {
  if (offered.length === 0 || offered.some((tier) => takesDriver(tier, trip))) return undefined;
  const { bornOn, licenceSince } = trip.driver;
  const agreeing = offered.filter((tier) => isOldEnough(tier, trip));
  const asked = agreeing.length > 0 ? agreeing : offered;
  const age = { least: least(offered, 'minAge'), is: yearsOn(bornOn, trip.from) };
  const licence = { least: least(asked, 'minLicence'), is: yearsOn(licenceSince, trip.from) };
  return {
    ...(agreeing.length === 0 && { age }),
    ...(!hasPassed(licence.least, licenceSince, trip.from) && { licence }),
    takenFrom: takenFrom(offered, trip),
  };
}

function least(tiers: readonly Rules[], name: 'minAge' | 'minLicence'): number {
  return Math.min(...tiers.map(({ driver }) => driver[name]));
}

function yearsOn(since: PlainDate | null, on: PlainDate): number {
  return since === null ? 0 : Math.max(0, wholeYears(since, on));
}

function takenFrom(
  offered: readonly Rules[],
  { from, driver: { bornOn, licenceSince } }: DrivenTrip,
): PlainDate {
  const days = offered.map(({ driver }) => {
    const grown = bornOn ? yearsAfter(driver.minAge, bornOn) : from;
    const practised = licenceSince ? yearsAfter(driver.minLicence, licenceSince) : from;
    return grown > practised ? grown : practised;
  });
  return days.reduce((first, day) => (day < first ? day : first));
}
