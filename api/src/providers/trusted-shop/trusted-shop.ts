import type { ShopRating } from '@campavia/contracts';

/** A house that gathers ratings of shops. */
export interface TrustedShop {
  /**
   * How it rates the product.
   * @throws TrustedShopFailure
   */
  rating(): Promise<ShopRating>;
}

/** Asked too often; the product is not known there; no answer, or one that makes no sense. */
export type TrustedShopFailureKind = 'too_many' | 'invalid_id' | 'away';

/** Why there is no rating. */
export class TrustedShopFailure extends Error {
  constructor(readonly kind: TrustedShopFailureKind) {
    super(`No rating of the shop: ${kind}`);
  }
}
