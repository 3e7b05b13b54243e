import { useEffect } from 'react';
import useSWR from 'swr';

import { bookingKeys, getGuestBooking } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

export interface UseTrip {
  trip: GuestBooking | undefined;
  /** `unknown`: no such trip, or a trip of another user. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** Fetched again after `booking.changed`. */
export function useTrip(id: string): UseTrip {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR(bookingKeys.guest(id), () => getGuestBooking(id));
  useEffect(
    () => events.subscribe('booking.changed', ({ bookingId }) => void (String(bookingId) === id && mutate())),
    [events, id, mutate],
  );
  const failure = error === undefined ? undefined : failureOf(error);
  return {
    trip: data,
    // A failed revalidation does not replace what is already shown.
    failure: failure === 'failed' && data ? undefined : failure,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

function failureOf(error: unknown): 'unknown' | 'failed' {
  return isApiError(error) && error.status === 404 ? 'unknown' : 'failed';
}
