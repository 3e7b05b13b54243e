import type { InsuranceSlug, KmPackage } from '@campavia/domain';

export const EXTRAS = ['second_driver', 'rental_cover', 'cancel_insurance'] as const;
export type Extra = (typeof EXTRAS)[number];

export interface Choices {
  km: KmPackage;
  /** Quantity by option id. */
  options: Readonly<Record<string, number>>;
  insurance: InsuranceSlug;
  extras: readonly Extra[];
  coupon: string | undefined;
}

/** What the prices in the search and on the listing assume. */
export const PLAIN_CHOICES: Choices = {
  km: 100,
  options: {},
  insurance: 'standard',
  extras: [],
  coupon: undefined,
};

export function toggleExtra(extras: readonly Extra[], extra: Extra): Extra[] {
  return EXTRAS.filter((each) => (each === extra) !== extras.includes(each));
}
