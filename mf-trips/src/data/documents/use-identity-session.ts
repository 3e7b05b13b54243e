import useSWR, { useSWRConfig } from 'swr';

import { documentKeys, getIdentitySession, startIdentitySession } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { IdentitySession } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

const KEY = 'identity-session';

export interface UseIdentitySession {
  /** Undefined while it loads, and when it could not be loaded. */
  session: IdentitySession | undefined;
  /** Starts an identity check, or continues the open one, and opens the page of the provider. */
  start: () => Promise<unknown>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** An identity check at the payment provider. Its result changes the document. */
export function useIdentitySession(documentId: number): UseIdentitySession {
  const { mutate: refresh } = useSWRConfig();
  const { data } = useSWR(KEY, async () => {
    const session = await getIdentitySession();
    if (isDecided(session)) await refresh(documentKeys.one(documentId));
    return session;
  });
  const { perform, isBusy, error } = useAction(async () => {
    const { url } = await startIdentitySession();
    if (url) openProvider(url);
  });
  return { session: data, start: perform, isBusy, entries: failureEntries(error) };
}

function isDecided({ status }: IdentitySession): boolean {
  return status !== null && status !== 'PENDING' && status !== 'EXPIRED';
}

function openProvider(address: string): void {
  const url = new URL(address, window.location.href);
  if (/^https?:$/.test(url.protocol)) window.location.assign(url);
}
