import type { DayPrices, SeasonPrices } from '@campavia/contracts';
import { SEASON_TYPES, SEASONS, type Season } from '@campavia/domain';

/** What a day of each season costs, from the low one on. The api gives low and high by type, mid in its own field. */
export function pricesBySeason({ seasons, mid_season }: SeasonPrices): (DayPrices & { season: Season })[] {
  return SEASONS.flatMap((season) => {
    const prices =
      season === 'mid' ? mid_season : seasons.find((each) => each.season === SEASON_TYPES[season]);
    return prices ? [{ ...prices, season }] : [];
  });
}
