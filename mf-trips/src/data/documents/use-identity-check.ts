import useSWR from 'swr';

import { documentKeys } from '@campavia/api-client';
import type { IdentityCheck } from '@campavia/contracts';

/** The result of comparing a submitted document with the account, in this visit. */
export function useIdentityCheck(documentId: number): IdentityCheck | undefined {
  return useSWR<IdentityCheck>(documentKeys.check(documentId), null).data;
}
