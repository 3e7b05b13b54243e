import type { Minor } from '../money';

/** The standard insurance for a day, in euro cents. */
export const STANDARD_INSURANCE_EUR: Minor = 1500;

/** The platform's fee, in per cent of what the owner gets. */
export const FEE_PERCENT = 15;

/** From how many days on the weekly discount is given. */
export const WEEKLY_DAYS = 7;

/** From how many days ahead on the early-booking discount is given. */
export const EARLY_LEAD_DAYS = 60;
