import type { Minor } from '../money';

/** The standard insurance for a day, in euro cents. */
export const STANDARD_INSURANCE_EUR: Minor = 1500;

/** The platform's fee, in per cent of the owner's amount. */
export const FEE_PERCENT = 15;

/** The minimum number of days for the weekly discount. */
export const WEEKLY_DAYS = 7;

/** The minimum number of days ahead for the early-booking discount. */
export const EARLY_LEAD_DAYS = 60;

/** The price of the cancellation insurance, in per cent of the covered amount. */
export const CANCELLATION_PERCENT = 5;

/** How a camper is insured; with `none` its owner insures it. */
export const INSURANCE_SLUGS = ['standard', 'reinforced', 'none'] as const;
export type InsuranceSlug = (typeof INSURANCE_SLUGS)[number];

/** The platform's prices per day, in euro cents. */
export interface Tariff {
  insurance: Record<InsuranceSlug, Minor>;
  secondDriver: Minor;
  rentalCover: Minor;
}

/** The current tariff. */
export const TARIFF: Tariff = {
  insurance: { standard: STANDARD_INSURANCE_EUR, reinforced: 2300, none: 0 },
  secondDriver: 200,
  rentalCover: 600,
};
