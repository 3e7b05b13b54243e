import { changePassword } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

export interface ChangePassword {
  /** Resolves to true when the password was changed. */
  change: (oldPassword: string, newPassword: string) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Changes the user's password; the api ends all other sessions. */
export function useChangePassword(): ChangePassword {
  const { perform, isBusy, error } = useAction(async (oldPassword: string, newPassword: string) => {
    await changePassword(oldPassword, newPassword);
    return true;
  });
  return { change: perform, isBusy, entries: failureEntries(error) };
}
