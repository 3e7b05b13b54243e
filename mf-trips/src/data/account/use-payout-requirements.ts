import useSWR from 'swr';

import { getPayoutRequirements, payoutRequirementsKey } from '@campavia/api-client';
import type { PayoutRequirements } from '@campavia/contracts';

export interface UsePayoutRequirements {
  requirements: PayoutRequirements | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * The requirements for payouts to the user; loaded again on return to the tab, because documents are reviewed
 * meanwhile.
 */
export function usePayoutRequirements(): UsePayoutRequirements {
  const { data, error, isValidating, mutate } = useSWR(payoutRequirementsKey, () => getPayoutRequirements(), {
    revalidateOnFocus: true,
  });
  return {
    requirements: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
