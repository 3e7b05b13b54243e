import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import {
  bookingKeys,
  cancelBooking,
  cancelTogetherWithGuest,
  completeBooking,
  getOwnerBooking,
  refuseBooking,
  refuseExtension,
  snoozeOwnerBooking,
} from '@campavia/api-client';
import { failureEntries, isApiError, type ErrorEntry } from '@campavia/api-client/core';
import type { OwnerBooking, OwnerReason, RefuseExtension } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import type { Leaving } from '../rules/leave-form';

export interface UseChangeBooking<Arguments extends unknown[]> {
  /** Undefined when it was refused; the booking is then fetched again. */
  change: (...given: Arguments) => Promise<OwnerBooking | undefined>;
  isBusy: boolean;
  error: Error | undefined;
  /** Of the error, for a form. */
  entries: ErrorEntry[];
}

/** Refuses a request or a change, or cancels a trip. */
export function useLeave(leaving: Leaving, id: number): UseChangeBooking<[OwnerReason]> {
  return useChange(id, async (why: OwnerReason) => {
    if (leaving === 'cancel') return cancelBooking(id, why);
    if (leaving === 'refuse') return refuseBooking(id, why);
    await refuseExtension(id, why as RefuseExtension);
    return getOwnerBooking(id);
  });
}

/** Asks the guest to cancel together, or agrees to the request of theirs that was shown. */
export function useCancelTogether({
  id,
  mutual_cancellation: shown,
}: Pick<OwnerBooking, 'id' | 'mutual_cancellation'>) {
  const agrees = shown?.asked_by === 'guest';
  return useReported(useChange(id, () => cancelTogetherWithGuest(id, { agrees })));
}

export function useSnooze(id: number) {
  return useReported(useChange(id, () => snoozeOwnerBooking(id)));
}

export function useComplete(id: number) {
  return useReported(useChange(id, () => completeBooking(id)));
}

function useChange<Arguments extends unknown[]>(
  id: number,
  send: (...given: Arguments) => Promise<OwnerBooking>,
): UseChangeBooking<Arguments> {
  const { mutate } = useSWRConfig();
  const { events } = usePlatform();
  const { perform, isBusy, error } = useAction(async (...given: Arguments) => {
    const booking = await send(...given).catch(async (failure: unknown) => {
      if (isApiError(failure) && [404, 405].includes(failure.status ?? 0))
        await mutate(bookingKeys.owner(id));
      throw failure;
    });
    await mutate(bookingKeys.owner(id), booking, { revalidate: false });
    events.send('booking.changed', { bookingId: id, state: booking.state });
    return booking;
  });
  return { change: perform, isBusy, error, entries: failureEntries(error) };
}

/** For an action without a form: the shell shows why it failed. */
function useReported<Arguments extends unknown[]>(
  changing: UseChangeBooking<Arguments>,
): UseChangeBooking<Arguments> {
  const { events } = usePlatform();
  const { error } = changing;
  useEffect(() => {
    const entries = failureEntries(error);
    if (entries.length > 0) events.send('failure.shown', { entries });
  }, [events, error]);
  return changing;
}
