import useSWR from 'swr';

import { accountKeys, getAccountDeletion } from '@campavia/api-client';
import type { AccountDeletion } from '@campavia/contracts';

export interface UseAccountDeletion {
  /** Undefined until it is known; whoever deletes without it learns from the api what comes first. */
  deletion: AccountDeletion | undefined;
  isLoading: boolean;
}

/** What keeps the account from being deleted now. */
export function useAccountDeletion(): UseAccountDeletion {
  const { data, isLoading } = useSWR(accountKeys.deletion(), () => getAccountDeletion());
  return { deletion: data, isLoading };
}
