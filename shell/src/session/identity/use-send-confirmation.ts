import { useState } from 'react';

import { sendConfirmation } from '@campavia/api-client';
import type { ErrorEntry } from '@campavia/api-client/core';
import { useDeed } from '@campavia/remote-kit';

import { entriesOf } from './error-entries';

export interface UseSendConfirmation {
  send: () => Promise<void>;
  isBusy: boolean;
  isSent: boolean;
  entries: ErrorEntry[];
}

/** Having the link that confirms one's address mailed once more. */
export function useSendConfirmation(): UseSendConfirmation {
  const [isSent, setIsSent] = useState(false);
  const { perform, isBusy, error } = useDeed(async () => {
    setIsSent(false);
    await sendConfirmation();
    setIsSent(true);
  });
  return { send: perform, isBusy, isSent, entries: entriesOf(error) };
}
