import { useSWRConfig } from 'swr';

import { getPrice, listingKeys } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';

import type { AskedPrice } from '../rules/price-query';
import { refusalOf } from '../rules/refusal';

/** Why a coupon cannot be used, in the api's words where it has some. */
export interface CouponRefusal {
  words: string | undefined;
}

/** Asks for the price with a coupon before it is taken; answers with why not, or nothing when it can be. */
export function useTryCoupon(camperId: number) {
  const { mutate } = useSWRConfig();
  return async function tryCoupon(asked: AskedPrice): Promise<CouponRefusal | undefined> {
    try {
      const price = await getPrice(camperId, asked);
      await mutate(listingKeys.price(camperId, asked), price, { revalidate: false });
      return undefined;
    } catch (error) {
      const refusal = isApiError(error) ? refusalOf(error) : undefined;
      return { words: refusal?.kind === 'coupon' ? refusal.words : undefined };
    }
  };
}
