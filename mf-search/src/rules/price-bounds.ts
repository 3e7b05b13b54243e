import { SEARCH_LIMITS, type SearchQuery } from '@campavia/domain';

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** A price as somebody types it: `180`, `99.50`, `99,5`. */
export function readPrice(text: string): number | undefined {
  const trimmed = text.replace(/\s/g, '');
  if (!AMOUNT.test(trimmed)) return undefined;
  const price = Number(trimmed.replace(',', '.'));
  return price <= SEARCH_LIMITS.price.most ? price : undefined;
}

/** Least and most price a day out of two fields, put in order. No price, or one that is none, is no bound. */
export function readPriceBounds(least: string, most: string): Pick<SearchQuery, 'min_price' | 'max_price'> {
  const [min_price, max_price] = [readPrice(least), readPrice(most)];
  if (min_price === undefined || max_price === undefined || min_price <= max_price) {
    return { min_price, max_price };
  }
  return { min_price: max_price, max_price: min_price };
}
