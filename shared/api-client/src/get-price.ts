import { http } from '@campavia/api-client/core';
import type { Price } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { priceParams, type PriceChoices } from './listing-keys';

/**
 * What a trip with a camper costs, with all that is chosen, in the site's currency.
 * @throws ApiError 400 with one of the numbers of price refusals in `fields.__all__` (with 108 `body.min_length`),
 * 400 on `coupon_code` for a code that cannot be used, 503 `RENTAL_COVER_SERVICE_UNAVAILABLE` when that is wanted.
 */
export function getPrice(
  id: number | string,
  choices: PriceChoices,
  options: EndpointOptions = {},
): Promise<Price> {
  const client = options.http ?? http();
  const params = priceParams(choices);
  params.set('currency', client.site.currency);
  return client.get<Price>(`/3/products/${encodeURIComponent(id)}/price/?${params}`, options);
}
