import { addDays, type PlainDate } from '../dates';
import type { Minor } from '../money';
import { rateOn, type SeasonRates } from '../quote';
import { seasonOf, type Season } from '../seasons';
import type { DayRange } from '../stay';
import { priceOn, type OwnPrice } from './own-prices';

/** Days with one price: the owner's own price with its id, or that of a season. */
export interface PriceRun extends DayRange {
  /** Null for the price of the season. */
  id: number | null;
  season: Season;
  perDay: Minor;
  colour: string;
}

/** All days of a range with their prices, in as few runs as possible. */
export function priceRuns(
  days: DayRange,
  rates: SeasonRates,
  own: readonly (OwnPrice & { id: number })[],
): PriceRun[] {
  const runs: PriceRun[] = [];
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const next = runOf(day, rates, own);
    const last = runs.at(-1);
    if (last && last.id === next.id && last.season === next.season) last.to = day;
    else runs.push(next);
  }
  return runs;
}

function runOf(day: PlainDate, rates: SeasonRates, own: readonly (OwnPrice & { id: number })[]): PriceRun {
  const price = priceOn(own, day);
  return {
    from: day,
    to: day,
    id: price?.id ?? null,
    season: seasonOf(day),
    perDay: rateOn(day, rates, price ? [price] : []),
    colour: price?.colour ?? 'default',
  };
}
