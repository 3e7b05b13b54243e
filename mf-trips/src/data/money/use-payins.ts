import useSWR from 'swr';

import { getPayins, payinKeys } from '@campavia/api-client';
import type { Payins } from '@campavia/contracts';

export interface UsePayins {
  payins: Payins | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The payments of a year; nothing is fetched without one. */
export function usePayins(year: string | undefined): UsePayins {
  const key = year === undefined ? null : payinKeys.ofYear(year);
  const { data, error, isValidating, mutate } = useSWR(key, () => getPayins(year ?? ''));
  return {
    payins: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
