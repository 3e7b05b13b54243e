import useSWR, { useSWRConfig } from 'swr';

import { getPrice, listingKeys } from '@campavia/api-client';
import type { Price } from '@campavia/contracts';

import type { TripPriceQuery } from '../rules/price-query';
import type { Refusal } from '../rules/refusal';
import { parseRefusal } from './parse-refusal';

export interface UseQuote {
  price: Price | undefined;
  /** The price shown is that of former choices; the new one is loading. */
  isLoading: boolean;
  refusal: Refusal | undefined;
  retry: () => void;
}

/** While new choices are priced the former price stays, but never that of other days. */
export function useQuote(camperId: number, asked: TripPriceQuery): UseQuote {
  const key = listingKeys.price(camperId, asked);
  const { data, error, isLoading, mutate } = useSWR(key, () => getPrice(camperId, asked), {
    keepPreviousData: true,
  });
  const isOfTheseDays = data?.date_from === asked.date_from && data.date_to === asked.date_to;
  return {
    price: isOfTheseDays && error === undefined ? data : undefined,
    isLoading,
    refusal: error === undefined ? undefined : parseRefusal(error),
    retry: () => void mutate(),
  };
}

/** Prices the trip with a coupon before it is applied; resolves with the refusal if there is one. */
export function useTryCoupon(camperId: number) {
  const { mutate } = useSWRConfig();
  return async function tryCoupon(asked: TripPriceQuery): Promise<Refusal | undefined> {
    try {
      const price = await getPrice(camperId, asked);
      await mutate(listingKeys.price(camperId, asked), price, { revalidate: false });
      return undefined;
    } catch (error) {
      return parseRefusal(error);
    }
  };
}
