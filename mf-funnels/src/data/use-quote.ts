import useSWR from 'swr';

import { getPrice, listingKeys } from '@campavia/api-client';
import type { Price } from '@campavia/contracts';

import type { AskedPrice } from '../rules/price-query';
import type { Refusal } from '../rules/refusal';
import { refusalOfError } from './refusal-of-error';

export interface UseQuote {
  price: Price | undefined;
  /** The price shown is that of what was chosen before; the new one is on its way. */
  isLoading: boolean;
  refusal: Refusal | undefined;
  retry: () => void;
}

/** What a trip costs. While other choices are being priced the former price stays, but never that of other days. */
export function useQuote(camperId: number, asked: AskedPrice): UseQuote {
  const key = listingKeys.price(camperId, asked);
  const { data, error, isLoading, mutate } = useSWR(key, () => getPrice(camperId, asked), {
    keepPreviousData: true,
  });
  const isOfTheseDays = data?.date_from === asked.date_from && data.date_to === asked.date_to;
  return {
    price: isOfTheseDays && error === undefined ? data : undefined,
    isLoading,
    refusal: error === undefined ? undefined : refusalOfError(error),
    retry: () => void mutate(),
  };
}
