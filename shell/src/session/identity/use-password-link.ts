import { useState } from 'react';

import { requestPasswordLink } from '@campavia/api-client';
import type { ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { entriesOf } from './error-entries';

export interface UsePasswordLink {
  ask: (email: string) => Promise<void>;
  isBusy: boolean;
  entries: ErrorEntry[];
  sentTo: string | undefined;
  startAgain: () => void;
}

export function usePasswordLink(): UsePasswordLink {
  const [sentTo, setSentTo] = useState<string>();
  const { perform, isBusy, error } = useAction(async (email: string) => {
    await requestPasswordLink(email);
    setSentTo(email);
  });
  return { ask: perform, isBusy, entries: entriesOf(error), sentTo, startAgain: () => setSentTo(undefined) };
}
