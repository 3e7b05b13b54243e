import { useState } from 'react';

import { sendConfirmation } from '@campavia/api-client';
import type { ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { entriesOf } from './error-entries';

export interface UseSendConfirmation {
  send: () => Promise<void>;
  isBusy: boolean;
  isSent: boolean;
  entries: ErrorEntry[];
}

export function useSendConfirmation(): UseSendConfirmation {
  const [isSent, setIsSent] = useState(false);
  const { perform, isBusy, error } = useAction(async () => {
    setIsSent(false);
    await sendConfirmation();
    setIsSent(true);
  });
  return { send: perform, isBusy, isSent, entries: entriesOf(error) };
}
