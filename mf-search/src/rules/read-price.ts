import { SEARCH_LIMITS } from '@campavia/domain';

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** A price as somebody types it: `180`, `99.50`, `99,5`. */
export function readPrice(text: string): number | undefined {
  const trimmed = text.replace(/\s/g, '');
  if (!AMOUNT.test(trimmed)) return undefined;
  const price = Number(trimmed.replace(',', '.'));
  return price <= SEARCH_LIMITS.price.most ? price : undefined;
}
