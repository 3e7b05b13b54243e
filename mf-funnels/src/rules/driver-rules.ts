import type { InsuranceChoice } from '@campavia/contracts';
import {
  addDays,
  driverShortfall,
  parseDecimal,
  plainDate,
  takesDriver,
  type DriverShortfall,
} from '@campavia/domain';

import { tripOf, type Driven } from './uninsured-driver';

type Choice = Pick<InsuranceChoice, 'id' | 'driver' | 'is_default' | 'price_per_day'>;

export function isRefusedBy(rules: InsuranceChoice['driver'], driven: Driven): boolean {
  return !takesDriver(tierOf({ driver: rules }), tripOf(driven));
}

/** Undefined if an insurance accepts the driver, or none is loaded yet. */
export function findShortfall(
  choices: readonly Pick<Choice, 'driver'>[],
  driven: Driven,
): DriverShortfall | undefined {
  return driverShortfall(choices.map(tierOf), tripOf(driven));
}

/** The default insurance or the cheapest that accepts the driver; undefined if none is needed or fits. */
export function findReplacement<Offered extends Choice>(
  choices: readonly Offered[],
  chosen: number,
  driven: Driven,
): Offered | undefined {
  const isMissed = choices.some(({ id, driver }) => id === chosen && isRefusedBy(driver, driven));
  if (!isMissed) return undefined;
  const fitting = choices.filter(({ driver }) => !isRefusedBy(driver, driven));
  const cheapest = fitting.toSorted((one, other) => perDay(one) - perDay(other))[0];
  return fitting.find(({ is_default: isUsual }) => isUsual) ?? cheapest;
}

function perDay({ price_per_day: price }: Choice): number {
  return parseDecimal(price);
}

function tierOf({ driver: { min_age, min_licence_years } }: Pick<Choice, 'driver'>) {
  return { driver: { minAge: min_age, minLicence: min_licence_years } };
}

export function isNear(day: string, today: string): boolean {
  return day <= addDays(plainDate(today), 365);
}
