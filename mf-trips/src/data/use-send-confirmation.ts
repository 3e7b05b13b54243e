import { useState } from 'react';

import { sendConfirmation } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { useTellFailure } from './use-tell-failure';

export interface SendConfirmation {
  send: () => void;
  isBusy: boolean;
  /** The link is on its way, once more. */
  isSent: boolean;
}

/** Having the link that confirms one's address mailed once more. */
export function useSendConfirmation(): SendConfirmation {
  const { session } = usePlatform();
  const [isSent, setSent] = useState(false);
  const { perform, isBusy, error } = useDeed(async () => {
    try {
      await sendConfirmation();
      setSent(true);
    } catch (failure) {
      // The link was followed meanwhile, in another tab or on the phone.
      if (!isApiError(failure) || failure.code !== 'email_confirmed_already') throw failure;
      await session.reload();
    }
  });
  useTellFailure(error);
  return { send: () => void perform(), isBusy, isSent };
}
