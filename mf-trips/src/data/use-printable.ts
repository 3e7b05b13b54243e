import useSWR from 'swr';

import { bookingKeys, getContractDraft, getReceipt } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { ContractDraft, Receipt } from '@campavia/contracts';

export interface UsePrintable<Printable> {
  printable: Printable | undefined;
  /** `unknown`: there is no such trip, or not this printable of it. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The receipt of a trip, which a confirmed one has. */
export function useReceipt(id: string): UsePrintable<Receipt> {
  return usePrintable(bookingKeys.receipt(id), () => getReceipt(id));
}

/** The rental contract of a trip. */
export function useContract(id: string): UsePrintable<ContractDraft> {
  return usePrintable(bookingKeys.contract(id), () => getContractDraft(id));
}

function usePrintable<Printable>(key: string, fetch: () => Promise<Printable>): UsePrintable<Printable> {
  const { data, error, isValidating, mutate } = useSWR<Printable, unknown>(key, fetch);
  return {
    printable: data,
    failure: error === undefined || data ? undefined : failureOf(error),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

// 400: the trip cannot be had any more, so nothing is agreed.
function failureOf(error: unknown): 'unknown' | 'failed' {
  return isApiError(error) && (error.status === 404 || error.status === 400) ? 'unknown' : 'failed';
}
