import { useState } from 'react';

import { sendConfirmationIfNeeded } from '@campavia/api-client';
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
    if (await sendConfirmationIfNeeded()) setSent(true);
    else await session.reload();
  });
  useTellFailure(error);
  return { send: () => void perform(), isBusy, isSent };
}
