import { useState } from 'react';

import { sendConfirmationIfNeeded } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

export interface UseSendConfirmation {
  send: () => void;
  isBusy: boolean;
  isSent: boolean;
  entries: ErrorEntry[];
}

/** `onKnown` is called when the address was confirmed meanwhile, in another tab or on the phone. */
export function useSendConfirmation(onKnown: () => void): UseSendConfirmation {
  const [isSent, setSent] = useState(false);
  const { perform, isBusy, error } = useAction(async () => {
    if (await sendConfirmationIfNeeded()) setSent(true);
    else onKnown();
  });
  return { send: () => void perform(), isBusy, isSent, entries: failureEntries(error) };
}
