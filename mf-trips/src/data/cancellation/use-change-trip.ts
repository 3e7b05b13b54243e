import { useSWRConfig } from 'swr';

import { bookingKeys, cancelTogether, snoozeBooking } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from '../use-report-failure';
import { useStoreTrip } from './use-store-trip';

export interface UseChangeTrip {
  /** Undefined if it was refused; the reason is shown, and the trip is loaded again. */
  change: () => Promise<GuestBooking | undefined>;
  isBusy: boolean;
}

/** Requests to cancel together, or agrees to the owner's request. */
export function useCancelTogether(id: number, shown: GuestBooking['mutual_cancellation']): UseChangeTrip {
  const agrees = shown?.asked_by === 'owner';
  return useChangeTrip(id, () => cancelTogether(id, { agrees }));
}

export function useSnoozeTrip(id: number): UseChangeTrip {
  return useChangeTrip(id, snoozeBooking);
}

function useChangeTrip(id: number, send: (id: number) => Promise<GuestBooking>): UseChangeTrip {
  const { mutate } = useSWRConfig();
  const storeTrip = useStoreTrip();
  const { perform, isBusy, error } = useAction(async () => {
    const trip = await send(id).catch(async (failure: unknown) => {
      if (isApiError(failure) && [404, 405].includes(failure.status ?? 0))
        await mutate(bookingKeys.guest(id));
      throw failure;
    });
    storeTrip(trip);
    return trip;
  });
  useReportFailure(error);
  return { change: perform, isBusy };
}
