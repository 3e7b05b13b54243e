import { http } from '@campavia/api-client/core';
import type { Referential, ReferentialQuery, ShopRating } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Platform data for all pages, in the site's language; for another site if it is named. */
export function getReferential(options: EndpointOptions & ReferentialQuery = {}): Promise<Referential> {
  const query = options.site === undefined ? '' : `?${new URLSearchParams({ site: options.site })}`;
  return (options.http ?? http()).get<Referential>(`/3/referential/${query}`, options);
}

/**
 * The rating of a shop rating service.
 * @throws ApiError `trusted_shop_too_many` with 429, `trusted_shop_invalid_id` with 404, `trusted_shop_away` with 503
 */
export function getShopRating(options: EndpointOptions = {}): Promise<ShopRating> {
  return (options.http ?? http()).get<ShopRating>('/3/trustedshop/', options);
}
