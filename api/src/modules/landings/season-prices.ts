import type { DayPrices, SeasonPrice, SeasonPrices } from '@campavia/contracts';
import {
  formatDecimal,
  pricePerDayWithoutDates,
  SEASON_TYPES,
  type CurrencyCode,
  type Minor,
  type Season,
} from '@campavia/domain';

import type { RateRow } from './landings.store';

/** A price per day and the number of campers with it. */
interface Asked {
  price: Minor;
  campers: number;
}

/** Price per day in each season, in the reader's currency. */
export function toSeasonPrices(rows: readonly RateRow[], currency: CurrencyCode): SeasonPrices {
  const low = askedIn('low', rows, currency);
  return {
    count: campersOf(low),
    currency,
    seasons: [
      ...ofType(SEASON_TYPES.low, spread(low)),
      ...ofType(SEASON_TYPES.high, spread(askedIn('high', rows, currency))),
    ],
    mid_season: spread(askedIn('mid', rows, currency)) ?? null,
  };
}

function ofType(season: SeasonPrice['season'], prices: DayPrices | undefined): SeasonPrice[] {
  return prices ? [{ season, ...prices }] : [];
}

/** Cheapest first. */
function askedIn(season: Season, rows: readonly RateRow[], currencyUsed: CurrencyCode): Asked[] {
  return rows
    .filter((row) => row.season === season)
    .map(({ rate, currency: currencyOwner, campers }) => {
      const rates = { low: rate, mid: rate, high: rate };
      return { price: pricePerDayWithoutDates({ rates, currencyOwner, currencyUsed }), campers };
    })
    .sort((one, other) => one.price - other.price);
}

function campersOf(asked: readonly Asked[]): number {
  return asked.reduce((sum, { campers }) => sum + campers, 0);
}

function spread(asked: readonly Asked[]): DayPrices | undefined {
  const [cheapest] = asked;
  if (!cheapest) return undefined;
  const at = (share: number) => formatDecimal(priceAt(asked, share * campersOf(asked)));
  return {
    least: formatDecimal(cheapest.price),
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
  };
}

/** The lowest price that at least `campers` campers do not exceed. */
function priceAt(asked: readonly Asked[], campers: number): Minor {
  let counted = 0;
  for (const each of asked) {
    counted += each.campers;
    if (counted >= campers) return each.price;
  }
  return asked.at(-1)?.price ?? 0;
}
