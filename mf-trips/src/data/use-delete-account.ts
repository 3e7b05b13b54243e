import { deleteMe } from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { readUpcomingTrips, type UpcomingTrip } from '../rules/upcoming-trips';

export interface DeleteAccount {
  deleteAccount: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
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
