import type { DayPrices, SeasonPrices } from '@campavia/contracts';
import { monthsOf, type Season, SEASON_TYPES, SEASONS } from '@campavia/domain';

/** What a day of each season costs, from the low one on. The api gives low and high by type, mid in its own field. */
export function pricesBySeason({ seasons, mid_season }: SeasonPrices): (DayPrices & { season: Season })[] {
  return SEASONS.flatMap((season) => {
    const prices =
      season === 'mid' ? mid_season : seasons.find((each) => each.season === SEASON_TYPES[season]);
    return prices ? [{ ...prices, season }] : [];
  });
}

/** Months of one season in a row, 1 to 12; the first may be later in the year than the last. */
export interface MonthRun {
  first: number;
  last: number;
}

/** The month before or after, over the turn of the year. */
function neighbour(month: number, step: 1 | -1): number {
  return ((month - 1 + step + 12) % 12) + 1;
}

/** When a season is, as runs of months: November to April; May and June, September and October. */
export function listMonthRuns(season: Season): MonthRun[] {
  const months = monthsOf(season);
  const isIn = (month: number) => months.includes(month);
  const firsts = months.filter((month) => !isIn(neighbour(month, -1)));
  return firsts.map((first) => {
    let last = first;
    while (isIn(neighbour(last, 1)) && neighbour(last, 1) !== first) last = neighbour(last, 1);
    return { first, last };
  });
}
