import { deleteMe } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { readUpcomingTrips, type UpcomingTrip } from '../rules/upcoming-trips';

import { failureEntries, type FailureEntry } from './failure-entries';

export interface DeleteAccount {
  deleteAccount: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
  trips: UpcomingTrip[];
}

export function useDeleteAccount(): DeleteAccount {
  const { perform, isBusy, error } = useAction(async () => {
    await deleteMe();
    return true;
  });
  const trips = isApiError(error) && error.code === 'account_has_trips' ? readUpcomingTrips(error.body) : [];
  return { deleteAccount: perform, isBusy, entries: failureEntries(error), trips };
}
