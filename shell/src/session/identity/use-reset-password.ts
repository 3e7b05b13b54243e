import { useState } from 'react';

import { resetPassword } from '@campavia/api-client';
import { isApiError, type ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { entriesOf } from './error-entries';

export interface UseResetPassword {
  reset: (newPassword: string) => Promise<void>;
  isBusy: boolean;
  entries: ErrorEntry[];
  isDone: boolean;
  isLinkInvalid: boolean;
}

export function useResetPassword(token: string): UseResetPassword {
  const [isDone, setIsDone] = useState(false);
  const { perform, isBusy, error } = useAction(async (newPassword: string) => {
    await resetPassword(token, newPassword);
    setIsDone(true);
  });
  const isLinkInvalid = isApiError(error) && error.code === 'link_invalid';
  return { reset: perform, isBusy, entries: entriesOf(error), isDone, isLinkInvalid };
}
