import useSWR from 'swr';

import { documentKeys } from '@campavia/api-client';
import type { IdentityCheck } from '@campavia/contracts';

/** What the comparison of a document with the account has found when it was submitted, in this visit. */
export function useIdentityCheck(documentId: number): IdentityCheck | undefined {
  return useSWR<IdentityCheck>(documentKeys.check(documentId), null).data;
}
