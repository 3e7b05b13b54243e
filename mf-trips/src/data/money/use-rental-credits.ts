import useSWR from 'swr';

import { getMoneyboxes, keys } from '@campavia/api-client';
import type { Moneybox } from '@campavia/contracts';

export interface UseRentalCredits {
  /** Credits that can still be used, in the order of use. */
  credits: Moneybox[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useRentalCredits(): UseRentalCredits {
  const { data, error, isValidating, mutate } = useSWR(keys.moneyboxes(), () => getMoneyboxes());
  return {
    credits: data?.results,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
