import { addDays, type CurrencyCode, type PlainDate } from '@campavia/domain';

import type { Price, SearchResult } from '@campavia/contracts';

import type { Random } from '../../../demo/seeds/campers/random';

/** The days that somebody looks for campers on, and in which money. */
export interface SearchedStay {
  from: PlainDate;
  to: PlainDate;
  currency: CurrencyCode;
}

/** A camper as somebody who chooses extras sees it. */
export interface OfferedExtras {
  options: readonly { id: number; most: number }[];
  isUnlimited: boolean;
}

/** What somebody wants with a camper, as a query and as the calls of a booking say it. */
export interface Extras {
  query: string;
  prices: object;
  options: { id: number; quantity: number }[];
}

/** Codes that every proof may use as often as it likes, and what they are worth in euro cents. */
export const COUPONS = { PROOF50: 5_000, PROOFALL: 3_000_000 } as const;

/** Days within the next year and a half. */
export function drawStay(random: Random, today: PlainDate): SearchedStay {
  const from = addDays(today, random.chance(0.25) ? random.whole(4, 40) : random.whole(41, 500));
  const days = random.chance(0.6) ? random.whole(1, 8) : random.whole(8, 24);
  return {
    from,
    to: addDays(from, days),
    currency: random.pick<CurrencyCode>(['EUR', 'EUR', 'GBP', 'CHF', 'USD']),
  };
}

/** How a search asks for them. */
export function queryOf({ from, to, currency }: SearchedStay): string {
  return `date_from=${from}&date_to=${to}&currency=${currency}`;
}

/** What somebody adds to a trip, of what is offered. */
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

/** A card of a search that has a price for the days. */
export type Card = Pick<SearchResult, 'id' | 'final_booking_price'>;
