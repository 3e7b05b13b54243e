import type { CurrencyCode, Minor } from '../money';
import type { QuoteInput } from './base-quote';
import type { InsuranceSlug, Tariff } from './tariff';

/** Kilometres a day that a price includes; 0 means no limit. */
export const KM_PACKAGES = [0, 100, 200] as const;
export type KmPackage = (typeof KM_PACKAGES)[number];

/** The package without extra price. */
export const INCLUDED_KM: KmPackage = 100;

/** Whether an option is charged once or per day. */
export type Recurrence = 'day' | 'booking';

/** An option of the owner and its quantity; its price is in the owner's currency. */
export interface ChosenOption {
  id: number;
  unit: Minor;
  recurrence: Recurrence;
  quantity: number;
}

/** `included` costs nothing, `not_available` cannot be chosen. */
export type SecondDriver = 'selected' | 'not_selected' | 'included' | 'not_available';

/** A coupon: an amount, or a percentage of the lines that coupons may pay. */
export interface Coupon {
  code: string;
  amount: Minor;
  currency: CurrencyCode;
  /** In place of the amount. */
  percent?: number | null;
}

/** The input of a price: a stay and everything chosen with it. Omitted fields are not chosen. */
export interface PriceInput extends QuoteInput {
  /** 100 km a day, which cost nothing, when absent. `perDay` is in the owner's currency. */
  kilometres?: { package: KmPackage; perDay: Minor };
  options?: readonly ChosenOption[];
  /** `standard` when absent. */
  insurance?: InsuranceSlug;
  secondDriver?: SecondDriver;
  rentalCover?: 'chosen';
  coupon?: Coupon;
  cancellationInsurance?: 'chosen';
  /** The current tariff when absent. */
  tariff?: Tariff;
}
