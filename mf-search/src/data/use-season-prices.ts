import useSWR from 'swr';

import { getSeasonPrices, landingKeys, type SeasonPricesQuery } from '@campavia/api-client';
import type { SeasonPrices } from '@campavia/contracts';

/** What the campers of a search cost in each season; undefined while or where nobody says. */
export function useSeasonPrices(query: SeasonPricesQuery): SeasonPrices | undefined {
  return useSWR<SeasonPrices>(landingKeys.seasonPrices(query), () => getSeasonPrices(query)).data;
}
