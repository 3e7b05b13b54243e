import { changePassword } from '@campavia/api-client';
import { useAction } from '@campavia/remote-kit';

import { failureEntries, type FailureEntry } from './failure-entries';

export interface ChangePassword {
  /** Resolves to true when the password was changed. */
  change: (oldPassword: string, newPassword: string) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
}

/** Changes the user's password; the api ends all other sessions. */
export function useChangePassword(): ChangePassword {
  const { perform, isBusy, error } = useAction(async (oldPassword: string, newPassword: string) => {
    await changePassword(oldPassword, newPassword);
    return true;
  });
  return { change: perform, isBusy, entries: failureEntries(error) };
}
