import type { Minor } from '../money';

/** The standard insurance for a day, in euro cents. */
export const STANDARD_INSURANCE_EUR: Minor = 1500;

/** The platform's fee, in per cent of what the owner gets. */
export const FEE_PERCENT = 15;

/** From how many days on the weekly discount is given. */
export const WEEKLY_DAYS = 7;

/** From how many days ahead on the early-booking discount is given. */
export const EARLY_LEAD_DAYS = 60;

/** What the cancellation insurance costs, in per cent of what it covers. */
export const CANCELLATION_PERCENT = 5;

/** The ways a camper is insured; with `none` its owner sees to it. */
export const INSURANCE_SLUGS = ['standard', 'reinforced', 'none'] as const;
export type InsuranceSlug = (typeof INSURANCE_SLUGS)[number];

/** What the platform asks for a day, in euro cents. */
export interface Tariff {
  insurance: Record<InsuranceSlug, Minor>;
  secondDriver: Minor;
  rentalCover: Minor;
}

/** The tariff in force. */
export const TARIFF: Tariff = {
  insurance: { standard: STANDARD_INSURANCE_EUR, reinforced: 2300, none: 0 },
  secondDriver: 200,
  rentalCover: 600,
};
