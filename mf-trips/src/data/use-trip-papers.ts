import useSWR from 'swr';

import { bookingKeys, getContractDraft, getReceipt } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { ContractDraft, Receipt } from '@campavia/contracts';

export interface UsePaper<Paper> {
  paper: Paper | undefined;
  /** `unknown`: there is no such trip, or not this paper of it. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The receipt of a trip, which a confirmed one has. */
export function useReceipt(id: string): UsePaper<Receipt> {
  return usePaper(bookingKeys.receipt(id), () => getReceipt(id));
}

/** The rental contract of a trip. */
export function useContract(id: string): UsePaper<ContractDraft> {
  return usePaper(bookingKeys.contract(id), () => getContractDraft(id));
}

function usePaper<Paper>(key: string, fetch: () => Promise<Paper>): UsePaper<Paper> {
  const { data, error, isValidating, mutate } = useSWR<Paper, unknown>(key, fetch);
  return {
    paper: data,
    failure: error === undefined || data ? undefined : failureOf(error),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

// 400: the trip cannot be had any more, so nothing is agreed.
function failureOf(error: unknown): 'unknown' | 'failed' {
  return isApiError(error) && (error.status === 404 || error.status === 400) ? 'unknown' : 'failed';
}
