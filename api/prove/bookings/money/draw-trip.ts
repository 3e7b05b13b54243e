import { addDays, type CurrencyCode, type PlainDate } from '@campavia/domain';

import type { Price, SearchResult } from '@campavia/contracts';

import type { Random } from '../../../demo/seeds/campers/random';

/** Dates and currency of a search. */
export interface SearchedStay {
  from: PlainDate;
  to: PlainDate;
  currency: CurrencyCode;
}

/** The extras that a camper offers. */
export interface OfferedExtras {
  options: readonly { id: number; most: number }[];
  isUnlimited: boolean;
}

/** Chosen extras, as a query and as bodies of the booking's calls. */
export interface Extras {
  query: string;
  prices: object;
  options: { id: number; quantity: number }[];
}

/** Coupon codes without a limit of uses, with their value in euro cents. */
export const COUPONS = { PROOF50: 5_000, PROOFALL: 3_000_000 } as const;

/** Draws dates within the next year and a half. */
export function drawStay(random: Random, today: PlainDate): SearchedStay {
  const from = addDays(today, random.chance(0.25) ? random.whole(4, 40) : random.whole(41, 500));
  const days = random.chance(0.6) ? random.whole(1, 8) : random.whole(8, 24);
  return {
    from,
    to: addDays(from, days),
    currency: random.pick<CurrencyCode>(['EUR', 'EUR', 'GBP', 'CHF', 'USD']),
  };
}

/** The dates as a query. */
export function queryOf({ from, to, currency }: SearchedStay): string {
  return `date_from=${from}&date_to=${to}&currency=${currency}`;
}

/** Draws extras among those offered. */
export function drawExtras(random: Random, { offers }: Pick<Price, 'offers'>, camper: OfferedExtras): Extras {
  const options = camper.options
    .filter(() => random.chance(0.4))
    .map(({ id, most }) => ({ id, quantity: random.whole(1, most) }));
  const km = random.pick([100, 200, ...(camper.isUnlimited ? [0] : [])]);
  const insurance_id = random.pick([1, 2]);
  const flags = {
    second_driver: offers.second_driver !== null && random.chance(0.4),
    rental_cover: offers.rental_cover !== null && random.chance(0.4),
    cancel_insurance: random.chance(0.4),
  };
  const coupon_code = random.weighted<keyof typeof COUPONS | ''>([
    ['', 7],
    ['PROOF50', 3],
    ['PROOFALL', 0.3],
  ]);
  const prices = { km, insurance_id, ...flags, ...(coupon_code && { coupon_code }) };
  const chosen = options.map(({ id, quantity }) => `&options=${id}:${quantity}`).join('');
  const query = Object.entries(prices).map(([name, value]) => `&${name}=${String(value)}`);
  return { query: query.join('') + chosen, prices, options };
}

/** A search result that has a price for the dates. */
export type Card = Pick<SearchResult, 'id' | 'final_booking_price'>;
