import { useState } from 'react';

import { sendConfirmationIfNeeded } from '@campavia/api-client';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { useReportFailure } from './use-report-failure';

export interface SendConfirmation {
  send: () => void;
  isBusy: boolean;
  isSent: boolean;
}

export function useSendConfirmation(): SendConfirmation {
  const { session } = usePlatform();
  const [isSent, setSent] = useState(false);
  const { perform, isBusy, error } = useAction(async () => {
    if (await sendConfirmationIfNeeded()) setSent(true);
    else await session.reload();
  });
  useReportFailure(error);
  return { send: () => void perform(), isBusy, isSent };
}
