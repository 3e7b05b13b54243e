import type { ShopRating } from '@campavia/contracts';

/** A provider of shop ratings. */
export interface TrustedShop {
  /**
   * The shop's rating.
   * @throws TrustedShopFailure
   */
  rating(): Promise<ShopRating>;
}

/** Rate limited; unknown account; no answer or an invalid one. */
export type TrustedShopFailureKind = 'too_many' | 'invalid_id' | 'away';

/** The rating could not be fetched. */
export class TrustedShopFailure extends Error {
  constructor(readonly kind: TrustedShopFailureKind) {
    super(`No rating of the shop: ${kind}`);
  }
}
