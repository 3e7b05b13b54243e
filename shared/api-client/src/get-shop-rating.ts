import { http } from '@campavia/api-client/core';
import type { ShopRating } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * How a house of shop ratings rates the product.
 * @throws ApiError `trusted_shop_too_many` with 429, `trusted_shop_invalid_id` with 404, `trusted_shop_away` with 503
 */
export function getShopRating(options: EndpointOptions = {}): Promise<ShopRating> {
  return (options.http ?? http()).get<ShopRating>('/3/trustedshop/', options);
}
