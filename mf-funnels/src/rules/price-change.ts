import type { BookingPrice } from '@campavia/contracts';
import { formatDecimal, parseDecimal } from '@campavia/domain';

export interface SeenPrice {
  price: string;
  currency: string;
  /** All choices as text: another price for other choices is not a change. */
  chosen: string;
}

export interface PriceChange {
  tone: 'dearer' | 'cheaper';
  amount: string;
  before: string;
}

export function toSeenPrice(price: BookingPrice): SeenPrice {
  const { km, insurance_id, second_driver, coupon_code, options } = price;
  const covers = [price.price_rental_cover !== null, price.price_cancellation_insurance_per_day !== null];
  const chosen = JSON.stringify([km, insurance_id, second_driver, coupon_code, options, covers]);
  return { price: price.price, currency: price.currency_used, chosen };
}

/** The price that the guest last saw in another browser, if it differs; stored by the api. */
export function parseSeenElsewhere(price: BookingPrice): SeenPrice | undefined {
  return price.price_before === null ? undefined : { ...toSeenPrice(price), price: price.price_before };
}

export function parseSeenPrice(stored: unknown): SeenPrice | undefined {
  const { price, currency, chosen } = (stored ?? {}) as Partial<Record<keyof SeenPrice, unknown>>;
  const isSeen = typeof price === 'string' && typeof currency === 'string' && typeof chosen === 'string';
  return isSeen && /^-?\d+\.\d{2}$/.test(price) ? { price, currency, chosen } : undefined;
}

export function findPriceChange(seen: SeenPrice | undefined, now: SeenPrice): PriceChange | undefined {
  if (!seen || seen.chosen !== now.chosen || seen.currency !== now.currency) return undefined;
  const more = parseDecimal(now.price) - parseDecimal(seen.price);
  if (more === 0) return undefined;
  const amount = formatDecimal(Math.abs(more));
  return { tone: more > 0 ? 'dearer' : 'cheaper', amount, before: seen.price };
}
