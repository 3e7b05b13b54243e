import { addDays, daysBetween, type PlainDate } from '../dates';
import type { Minor } from '../money';
import type { DayRange } from '../stay';

/** Days, both ends included, with an own price and its colour. */
export interface OwnPrice extends DayRange {
  perDay: Minor;
  colour: string;
}

const WEEK_DAYS = 7;

/** The prices that remain when some days are removed, in order of the days. */
export function withoutDays(prices: readonly OwnPrice[], days: DayRange): OwnPrice[] {
  return prices
    .flatMap((price) => {
      const before = { ...price, to: addDays(days.from, -1) };
      const after = { ...price, from: addDays(days.to, 1) };
      if (price.to < days.from || price.from > days.to) return [price];
      return [before, after].filter(({ from, to }) => from <= to && from >= price.from && to <= price.to);
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Merges own prices of adjacent days with the same price and colour. */
export function joinPrices(prices: readonly OwnPrice[]): OwnPrice[] {
  const joined: OwnPrice[] = [];
  for (const price of prices) {
    const last = joined.at(-1);
    const isSame = last && last.perDay === price.perDay && last.colour === price.colour;
    if (isSame && addDays(last.to, 1) === price.from) last.to = price.to;
    else joined.push({ ...price });
  }
  return joined;
}

/** Copies the own prices of a week to days, weekday by weekday; days without an own price stay without. */
export function copyWeek(prices: readonly OwnPrice[], weekStart: PlainDate, days: DayRange): OwnPrice[] {
  const week = Array.from({ length: WEEK_DAYS }, (_, index) => priceOn(prices, addDays(weekStart, index)));
  const copied: OwnPrice[] = [];
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const offset = daysBetween(weekStart, day) % WEEK_DAYS;
    const price = week[(offset + WEEK_DAYS) % WEEK_DAYS];
    if (price) copied.push({ ...price, from: day, to: day });
  }
  return joinPrices(copied);
}

/** The own price of a day; undefined if the season's price applies. */
export function priceOn<Price extends DayRange>(prices: readonly Price[], day: PlainDate): Price | undefined {
  return prices.find(({ from, to }) => from <= day && day <= to);
}
