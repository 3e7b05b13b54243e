/** Limits of the price fields of owners, inclusive; amounts in whole units of the currency. */
export interface NumberLimits {
  least: number;
  most: number;
}

/** By field names of the api. */
export const PRICE_LIMITS = {
  price_low: { least: 1, most: 9999 },
  price_mid: { least: 1, most: 9999 },
  price_high: { least: 1, most: 9999 },
  min_days: { least: 1, most: 30 },
  discount_weekly: { least: 0, most: 50 },
  discount_early: { least: 0, most: 50 },
  km_200_price: { least: 0, most: 999 },
  km_unlimited_price: { least: 0, most: 999 },
  extra_km_price: { least: 0, most: 10 },
  deposit: { least: 0, most: 20_000 },
  unit_price: { least: 0, most: 2000 },
  max_quantity: { least: 1, most: 9 },
} as const satisfies Record<string, NumberLimits>;
export type LimitedField = keyof typeof PRICE_LIMITS;
