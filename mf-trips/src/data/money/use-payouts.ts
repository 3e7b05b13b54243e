import useSWR from 'swr';

import { getPayouts, payoutKeys } from '@campavia/api-client';
import type { Payouts } from '@campavia/contracts';

export interface UsePayouts {
  payouts: Payouts | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The payouts of a year. */
export function usePayouts(year: string): UsePayouts {
  const { data, error, isValidating, mutate } = useSWR(payoutKeys.ofYear(year), () => getPayouts(year));
  return {
    payouts: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
