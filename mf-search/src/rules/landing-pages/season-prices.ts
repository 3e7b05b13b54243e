import type { DayPrices, SeasonPrices } from '@campavia/contracts';
import { monthsOf, type Season, SEASON_TYPES, SEASONS } from '@campavia/domain';

/** From the low season on. The api returns low and high by type, mid in a field of its own. */
export function pricesBySeason({ seasons, mid_season }: SeasonPrices): (DayPrices & { season: Season })[] {
  return SEASONS.flatMap((season) => {
    const prices =
      season === 'mid' ? mid_season : seasons.find((each) => each.season === SEASON_TYPES[season]);
    return prices ? [{ ...prices, season }] : [];
  });
}

/** Months 1 to 12; `first` may be later in the year than `last`. */
export interface MonthRun {
  first: number;
  last: number;
}

function neighbour(month: number, step: 1 | -1): number {
  return ((month - 1 + step + 12) % 12) + 1;
}

/** `November to April`; `May to June` and `September to October` */
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
