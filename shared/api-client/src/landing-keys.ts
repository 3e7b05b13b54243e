import { searchToParams } from '@campavia/domain';

import type { SeasonPricesQuery } from './get-season-prices';

/** What landing pages remember answers by, apart from `keys` so that no first page carries them. */
export const landingKeys = {
  nearbyPlaces: (slug: string) => `place/${slug}/nearby`,
  seasonPrices: (query: SeasonPricesQuery) => `season-prices?${searchToParams(query)}`,
};
