import type { ShopRating } from '../../site/trusted-shop';

/** A product with good ratings. */
export function aShopRating(over: Partial<ShopRating> = {}): ShopRating {
  return { totalReviewCount: 4127, overallMark: 4.72, ...over };
}
