import { useEffect } from 'react';
import useSWR from 'swr';

import { bookingKeys, getGuestBooking } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { markRead, readAtMsOf } from './offline/read-times';
import { useIsOnline } from './offline/use-is-online';

export interface UseTrip {
  trip: GuestBooking | undefined;
  /**
   * `unknown`: no such trip, or a trip of another user. `offline`: it was never loaded here, and the device is offline.
   */
  failure: 'unknown' | 'offline' | 'failed' | undefined;
  /** `device`: it is offline. `site`: it is online, but no server answers. */
  offline: 'device' | 'site' | undefined;
  /** When the trip was read, in milliseconds since 1970. */
  readAtMs: number;
  isRetrying: boolean;
  retry: () => void;
}

/** Fetched again after `booking.changed`. */
export function useTrip(id: string): UseTrip {
  const { events } = usePlatform();
  const key = bookingKeys.guest(id);
  const isOnline = useIsOnline();
  const { data, error, isValidating, mutate } = useSWR<GuestBooking, unknown>(key, async () => {
    const trip = await getGuestBooking(id);
    markRead(key);
    return trip;
  });
  useEffect(
    () => events.subscribe('booking.changed', ({ bookingId }) => void (String(bookingId) === id && mutate())),
    [events, id, mutate],
  );
  const offline = isOnline ? offlineOf(error) : 'device';
  const failed = offline ? 'offline' : 'failed';
  const failure = isUnknown(error) ? 'unknown' : failed;
  const isShown = error === undefined || (data !== undefined && failure !== 'unknown');
  return {
    trip: data,
    // A failed revalidation does not replace what is already shown.
    failure: isShown ? undefined : failure,
    offline,
    readAtMs: readAtMsOf(key),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

function offlineOf(error: unknown): 'site' | undefined {
  return isApiError(error) && error.kind === 'network' ? 'site' : undefined;
}

function isUnknown(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
