import { http } from '@campavia/api-client/core';
import type { SeasonPrices } from '@campavia/contracts';
import { type SearchQuery, searchToParams } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of landing pages, apart from `keys` so that no first page loads them. */
export const landingKeys = {
  nearbyPlaces: (slug: string) => `place/${slug}/nearby`,
  childPlaces: (slug: string) => `place/${slug}/children`,
  seasonPrices: (query: SeasonPricesQuery) => `season-prices?${searchToParams(query)}`,
};

/** The campers whose prices are shown. */
export type SeasonPricesQuery = Pick<SearchQuery, 'where' | 'types' | 'seatbelts' | 'beds'>;

/** Prices per day in each season, over the campers of a search, in the site's currency. */
export function getSeasonPrices(
  query: SeasonPricesQuery,
  options: EndpointOptions = {},
): Promise<SeasonPrices> {
  const client = options.http ?? http();
  const params = searchToParams(query);
  params.set('currency', client.site.currency);
  return client.get<SeasonPrices>(`/3/campers/season-prices/?${params}`, options);
}
