import type { InsuranceSlug, KmPackage } from '@campavia/domain';

/** What is added to a trip for a price that does not depend on the camper. */
export const EXTRAS = ['second_driver', 'rental_cover', 'cancel_insurance'] as const;
export type Extra = (typeof EXTRAS)[number];

/** What a guest has chosen with the trip. */
export interface Choices {
  km: KmPackage;
  /** How many, by the option's number. */
  options: Readonly<Record<string, number>>;
  insurance: InsuranceSlug;
  extras: readonly Extra[];
  coupon: string | undefined;
}

/** What a trip comes with when nothing is chosen: the price that search and page show. */
export const PLAIN_CHOICES: Choices = {
  km: 100,
  options: {},
  insurance: 'standard',
  extras: [],
  coupon: undefined,
};

/** The choices with one of the extras taken, or given up where it was. */
export function toggleExtra(extras: readonly Extra[], extra: Extra): Extra[] {
  return EXTRAS.filter((each) => (each === extra) !== extras.includes(each));
}
