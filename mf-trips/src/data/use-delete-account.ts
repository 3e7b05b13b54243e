import { deleteMe } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useDeed } from '@campavia/remote-kit';

import { readUpcomingTrips, type UpcomingTrip } from '../rules/upcoming-trips';

import { failureEntries, type FailureEntry } from './failure-entries';

export interface DeleteAccount {
  /** Resolves to true when the account is deleted. */
  deleteAccount: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
  /** The upcoming trips that prevent the deletion. */
  trips: UpcomingTrip[];
}

/** Deletes the user's account. */
export function useDeleteAccount(): DeleteAccount {
  const { perform, isBusy, error } = useDeed(async () => {
    await deleteMe();
    return true;
  });
  const trips = isApiError(error) && error.code === 'account_has_trips' ? readUpcomingTrips(error.body) : [];
  return { deleteAccount: perform, isBusy, entries: failureEntries(error), trips };
}
