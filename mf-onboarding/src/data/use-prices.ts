import { useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import {
  currentOf,
  getPriceDetails,
  getSimilarPrices,
  ownCamperKeys,
  priceDetailsKeys,
  updatePriceDetails,
} from '@campavia/api-client';
import type { PriceDetails, SimilarPrices, UpdatePriceDetails } from '@campavia/contracts';

export interface UsePrices {
  prices: PriceDetails | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  save: (changes: UpdatePriceDetails) => Promise<PriceDetails>;
}

export function usePrices(camperId: number): UsePrices {
  const { mutate: mutateOther } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<PriceDetails, Error>(
    priceDetailsKeys.one(camperId),
    () => getPriceDetails(camperId),
  );
  const latest = useRef(data);
  latest.current = data;

  async function store(saved: PriceDetails): Promise<PriceDetails> {
    latest.current = saved;
    await mutate(saved, { revalidate: false });
    void mutateOther(ownCamperKeys.progress(String(camperId)));
    return saved;
  }

  async function save(changes: UpdatePriceDetails): Promise<PriceDetails> {
    const known = latest.current;
    if (!known) throw new Error('The prices are not loaded');
    try {
      return await store(await updatePriceDetails(camperId, changes, { ifMatch: known.etag }));
    } catch (failure) {
      const current = currentOf<PriceDetails>(failure);
      if (!current) throw failure;
      return store(await updatePriceDetails(camperId, changes, { ifMatch: current.etag }));
    }
  }

  return {
    prices: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
    save,
  };
}

/** The prices of similar campers nearby; undefined if not available. */
export function useSimilarPrices(camperId: number): {
  similar: SimilarPrices | undefined;
  isLoading: boolean;
} {
  const { data, isLoading } = useSWR(priceDetailsKeys.similar(camperId), () => getSimilarPrices(camperId));
  return { similar: data, isLoading };
}
