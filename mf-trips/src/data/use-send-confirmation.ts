import { useState } from 'react';

import { sendConfirmationIfNeeded } from '@campavia/api-client';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { useReportFailure } from './use-report-failure';

export interface SendConfirmation {
  send: () => void;
  isBusy: boolean;
  /** The link was sent again. */
  isSent: boolean;
}

/** Sends the link that confirms the e-mail address again. */
export function useSendConfirmation(): SendConfirmation {
  const { session } = usePlatform();
  const [isSent, setSent] = useState(false);
  const { perform, isBusy, error } = useDeed(async () => {
    if (await sendConfirmationIfNeeded()) setSent(true);
    else await session.reload();
  });
  useReportFailure(error);
  return { send: () => void perform(), isBusy, isSent };
}
