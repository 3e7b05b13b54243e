import type { PlainDate } from '../dates';
import type { Minor } from '../money';
import type { Season } from '../seasons';
import type { KmPackage, Recurrence, SecondDriver } from './price-input';
import type { InsuranceSlug } from './tariff';

/** The lines of a price in reading order, named as in the price breakdown of the wire. */
export const PRICE_LINES = [
  'price_gross',
  'price_discount_weekly',
  'price_discount_early',
  'price_km',
  'price_options',
  'price_fees',
  'price_insurance',
  'price_second_driver',
  'price_rental_cover',
  'price_coupon',
  'price_cancellation_insurance',
] as const;
export type PriceLineCode = (typeof PRICE_LINES)[number];

/** Lines that make a price lower. */
export const LOWERING_LINES: readonly PriceLineCode[] = [
  'price_discount_weekly',
  'price_discount_early',
  'price_coupon',
];

/** An amount for every line; discounts and coupon are positive here. */
export type LineAmounts = Record<PriceLineCode, Minor>;

/**
 * The calculation of a line in the owner's currency: a quantity times a unit price, or a percentage of a sum. The parts
 * of a line add up to it before conversion.
 */
export type LinePart =
  | { kind: 'season'; season: Season; quantity: number; unit: Minor; amount: Minor }
  | { kind: 'own_price'; from: PlainDate; to: PlainDate; quantity: number; unit: Minor; amount: Minor }
  | { kind: 'kilometres'; package: KmPackage; quantity: number; unit: Minor; amount: Minor }
  | {
      kind: 'option';
      id: number;
      recurrence: Recurrence;
      pieces: number;
      quantity: number;
      unit: Minor;
      amount: Minor;
    }
  | { kind: 'insurance'; slug: InsuranceSlug; quantity: number; unit: Minor; amount: Minor }
  | { kind: 'second_driver'; choice: SecondDriver; quantity: number; unit: Minor; amount: Minor }
  | { kind: 'days'; quantity: number; unit: Minor; amount: Minor }
  | { kind: 'percent'; percent: number; of: Minor; amount: Minor }
  | { kind: 'coupon'; code: string; amount: Minor };

/** A displayed line of a price: `amount` is signed and in the currency used. */
export interface PriceLine {
  code: PriceLineCode;
  amount: Minor;
  parts: LinePart[];
}

/** The sum of lines: a price. */
export function sumOfLines(amounts: LineAmounts, codes: readonly PriceLineCode[] = PRICE_LINES): Minor {
  return codes.reduce((sum, code) => sum + signed(code, amounts[code]), 0);
}

/** An amount as it counts in the sum. */
export function signed(code: PriceLineCode, amount: Minor): Minor {
  return LOWERING_LINES.includes(code) && amount !== 0 ? -amount : amount;
}
