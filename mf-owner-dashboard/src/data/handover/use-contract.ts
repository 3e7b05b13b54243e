import useSWR from 'swr';

import { bookingKeys, getOwnerContract } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { ContractDraft } from '@campavia/contracts';

export interface UseContract {
  contract: ContractDraft | undefined;
  /** `unknown`: the booking has no contract yet. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The rental contract of a booking. */
export function useContract(bookingId: number): UseContract {
  const { data, error, isValidating, mutate } = useSWR<ContractDraft, unknown>(
    bookingKeys.ownerContract(bookingId),
    () => getOwnerContract(bookingId),
  );
  const cause = isApiError(error) && error.status === 404 ? 'unknown' : 'failed';
  return {
    contract: data,
    failure: error === undefined || data ? undefined : cause,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
