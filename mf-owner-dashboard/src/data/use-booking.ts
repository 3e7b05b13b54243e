import { useEffect } from 'react';
import useSWR from 'swr';

import { bookingKeys, getOwnerBooking, getOwnerPrice, getUser, keys } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { OwnerBooking, OwnerPrice } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

export interface UseBooking {
  booking: OwnerBooking | undefined;
  /** `unknown`: no such booking, or one of another owner. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** Fetched again after `booking.changed`. */
export function useBooking(id: string): UseBooking {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR<OwnerBooking, unknown>(bookingKeys.owner(id), () =>
    getOwnerBooking(id),
  );
  useEffect(
    () => events.subscribe('booking.changed', ({ bookingId }) => void (String(bookingId) === id && mutate())),
    [events, id, mutate],
  );
  return {
    booking: data,
    failure: failureOf(error, data),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

// A failed revalidation does not replace what is already shown.
function failureOf(error: unknown, shown: OwnerBooking | undefined): UseBooking['failure'] {
  if (isApiError(error) && error.status === 404) return 'unknown';
  return error !== undefined && shown === undefined ? 'failed' : undefined;
}

/** Undefined while it loads or cannot be loaded. */
export function useOwnerPrice(id: number): OwnerPrice | undefined {
  const { events } = usePlatform();
  const { data, mutate } = useSWR(bookingKeys.ownerPrice(id), () => getOwnerPrice(id));
  useEffect(
    () => events.subscribe('booking.changed', ({ bookingId }) => void (bookingId === id && mutate())),
    [events, id, mutate],
  );
  return data;
}

/** How many per cent of the requests the owner has answered in time; undefined while unknown. */
export function useAnswerRate(userId: number): number | undefined {
  const { data } = useSWR(keys.user(userId), () => getUser(userId));
  return data?.answer_rate_as_owner ?? undefined;
}
