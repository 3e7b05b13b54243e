import useSWR from 'swr';

import { accountKeys, getAccountDeletion } from '@campavia/api-client';
import type { AccountDeletion } from '@campavia/contracts';

export interface UseAccountDeletion {
  /** Undefined until it is loaded; deleting without it returns the reasons from the api. */
  deletion: AccountDeletion | undefined;
  isLoading: boolean;
}

/** The reasons that prevent deleting the account now. */
export function useAccountDeletion(): UseAccountDeletion {
  const { data, isLoading } = useSWR(accountKeys.deletion(), () => getAccountDeletion());
  return { deletion: data, isLoading };
}
