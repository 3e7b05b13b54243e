import type { ShopRating } from '@campavia/contracts';

/** A provider of shop ratings. */
export interface TrustedShop {
  /**
   * How it rates the product.
   * @throws TrustedShopFailure
   */
  rating(): Promise<ShopRating>;
}

/** Too many requests; the product is unknown there; no answer, or an invalid one. */
export type TrustedShopFailureKind = 'too_many' | 'invalid_id' | 'away';

/** Why there is no rating. */
export class TrustedShopFailure extends Error {
  constructor(readonly kind: TrustedShopFailureKind) {
    super(`No rating of the shop: ${kind}`);
  }
}
