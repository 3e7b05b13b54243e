import { useState } from 'react';

import { sendConfirmationIfNeeded } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useDeed } from '@campavia/remote-kit';

export interface UseSendConfirmation {
  send: () => void;
  isBusy: boolean;
  /** The link is on its way, once more. */
  isSent: boolean;
  /** Why it is not. */
  entries: ErrorEntry[];
}

/**
 * Having the link that confirms one's address mailed once more.
 *
 * @param onKnown the link was followed meanwhile, in another tab or on the phone
 */
export function useSendConfirmation(onKnown: () => void): UseSendConfirmation {
  const [isSent, setSent] = useState(false);
  const { perform, isBusy, error } = useDeed(async () => {
    if (await sendConfirmationIfNeeded()) setSent(true);
    else onKnown();
  });
  return { send: () => void perform(), isBusy, isSent, entries: failureEntries(error) };
}
