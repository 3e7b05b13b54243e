import { deleteMe } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useDeed } from '@campavia/remote-kit';

import { tripsToCome, type TripToCome } from '../rules/account-trips';

import { failureEntries, type FailureEntry } from './failure-entries';

export interface DeleteAccount {
  /** True where the account is gone. */
  deleteAccount: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
  /** The trips that come first, where they are why. */
  trips: TripToCome[];
}

/** Deleting one's account. */
export function useDeleteAccount(): DeleteAccount {
  const { perform, isBusy, error } = useDeed(async () => {
    await deleteMe();
    return true;
  });
  const trips = isApiError(error) && error.code === 'account_has_trips' ? tripsToCome(error.body) : [];
  return { deleteAccount: perform, isBusy, entries: failureEntries(error), trips };
}
