import useSWR from 'swr';

import {
  addOwnOption,
  getPriceDetails,
  getPriceExample,
  getSimilarPrices,
  priceDetailsKeys,
  removeOwnOption,
  updateOwnOption,
  updatePriceDetails,
} from '@campavia/api-client';
import type {
  CreateOwnOption,
  PriceDetails,
  PriceExample,
  PriceExampleQuery,
  SimilarPrices,
  UpdateOwnOption,
  UpdatePriceDetails,
} from '@campavia/contracts';

import { useEdit, type UseEdit } from './use-edit';

export interface UsePrices {
  prices: PriceDetails | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What one's camper costs. */
export function usePrices(camperId: number): UsePrices {
  const { data, error, isValidating, mutate } = useSWR<PriceDetails, Error>(
    priceDetailsKeys.one(camperId),
    () => getPriceDetails(camperId),
  );
  return {
    prices: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** A change of what a camper costs. */
export type PriceChange =
  | { kind: 'prices'; changes: UpdatePriceDetails }
  | { kind: 'addOption'; form: CreateOwnOption }
  | { kind: 'updateOption'; form: UpdateOwnOption }
  | { kind: 'removeOption'; optionId: number };

export type PricesEdit = UseEdit<PriceDetails, PriceChange>;

export function useEditPrices(camperId: number, resource: PriceDetails, isDirty: boolean): PricesEdit {
  return useEdit<PriceDetails, PriceChange>({
    cacheKey: priceDetailsKeys.one(camperId),
    resource,
    isDirty,
    send(change, on) {
      if (change.kind === 'prices') return updatePriceDetails(camperId, change.changes, on);
      if (change.kind === 'addOption') return addOwnOption(camperId, change.form, on);
      if (change.kind === 'updateOption') return updateOwnOption(camperId, change.form, on);
      return removeOwnOption(camperId, change.optionId, on);
    },
  });
}

/** What a trip would earn; the last result while the next is loading or has failed. */
export function usePriceExample(camperId: number, query: PriceExampleQuery): PriceExample | undefined {
  const { data } = useSWR<PriceExample, Error>(
    priceDetailsKeys.example(camperId, query),
    () => getPriceExample(camperId, query),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  return data;
}

/** What similar campers nearby ask; null where that is not known. */
export function useSimilarPrices(camperId: number): SimilarPrices | null | undefined {
  const { data, error } = useSWR<SimilarPrices, Error>(priceDetailsKeys.similar(camperId), () =>
    getSimilarPrices(camperId),
  );
  return data ?? (error ? null : undefined);
}
