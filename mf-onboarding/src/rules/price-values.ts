import type { PriceDetails, SimilarPrices, UpdatePriceDetails } from '@campavia/contracts';
import { PRICE_LIMITS, amountOf, type FieldValues } from '@campavia/domain';

export const SEASON_FIELDS = ['price_low', 'price_mid', 'price_high'] as const;
export const PRICE_FIELDS = [...SEASON_FIELDS, 'deposit'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
export type PriceProblem = 'missing' | 'noNumber' | 'outside';

/** Prices as the fields show them; a season without a price is empty. */
export function valuesOf(prices: PriceDetails): FieldValues {
  return Object.fromEntries(PRICE_FIELDS.map((name) => [name, Number(prices[name]) > 0 ? prices[name] : '']));
}

export function findPriceProblem(field: PriceField, text: string): PriceProblem | undefined {
  const amount = amountOf(text) ?? '';
  if (amount === '') return 'missing';
  if (!/^-?\d+(\.\d{1,2})?$/.test(amount)) return 'noNumber';
  const { least, most } = PRICE_LIMITS[field];
  return Number(amount) < least || Number(amount) > most ? 'outside' : undefined;
}

export function changesOf(saved: PriceDetails, values: FieldValues): UpdatePriceDetails {
  const changed = PRICE_FIELDS.filter((name) => {
    const text = values[name] ?? '';
    return !findPriceProblem(name, text) && Number(amountOf(text)) !== Number(saved[name]);
  });
  return Object.fromEntries(changed.map((name) => [name, amountOf(values[name])]));
}

/** The middle of what similar campers ask, in whole units of the currency. */
export function suggestPrices({ seasons }: SimilarPrices): FieldValues {
  return Object.fromEntries(
    seasons.map(({ season, from, to }) => [
      `price_${season}`,
      String(Math.round((Number(from) + Number(to)) / 2)),
    ]),
  );
}
