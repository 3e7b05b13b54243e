import { useSWRConfig } from 'swr';

import { getPrice, listingKeys } from '@campavia/api-client';

import type { AskedPrice } from '../rules/price-query';
import type { Refusal } from '../rules/refusal';
import { refusalOfError } from './refusal-of-error';

/** Asks for the price with a coupon before it is taken; answers with why not, or nothing when it can be. */
export function useTryCoupon(camperId: number) {
  const { mutate } = useSWRConfig();
  return async function tryCoupon(asked: AskedPrice): Promise<Refusal | undefined> {
    try {
      const price = await getPrice(camperId, asked);
      await mutate(listingKeys.price(camperId, asked), price, { revalidate: false });
      return undefined;
    } catch (error) {
      return refusalOfError(error);
    }
  };
}
