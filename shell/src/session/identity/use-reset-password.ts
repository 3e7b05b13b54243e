import { useState } from 'react';

import { resetPassword } from '@campavia/api-client';
import { isApiError, type ErrorEntry } from '@campavia/api-client/core';
import { useDeed } from '@campavia/remote-kit';

import { entriesOf } from './error-entries';

export interface UseResetPassword {
  reset: (newPassword: string) => Promise<void>;
  isBusy: boolean;
  entries: ErrorEntry[];
  isDone: boolean;
  isLinkDead: boolean;
}

/** Setting a new password by the secret of a mailed link. */
export function useResetPassword(token: string): UseResetPassword {
  const [isDone, setIsDone] = useState(false);
  const { perform, isBusy, error } = useDeed(async (newPassword: string) => {
    await resetPassword(token, newPassword);
    setIsDone(true);
  });
  const isLinkDead = isApiError(error) && error.code === 'link_invalid';
  return { reset: perform, isBusy, entries: entriesOf(error), isDone, isLinkDead };
}
