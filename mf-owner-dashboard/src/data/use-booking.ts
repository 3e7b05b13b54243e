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

export interface UseOwnerPrice {
  price: OwnerPrice | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useOwnerPrice(id: number): UseOwnerPrice {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR(bookingKeys.ownerPrice(id), () => getOwnerPrice(id));
  useEffect(
    () => events.subscribe('booking.changed', ({ bookingId }) => void (bookingId === id && mutate())),
    [events, id, mutate],
  );
  return {
    price: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/**
 * How many per cent of the requests the owner has answered in time: undefined while it loads, null without requests or
 * on failure.
 */
export function useAnswerRate(userId: number): number | null | undefined {
  const { data, error } = useSWR(keys.user(userId), () => getUser(userId));
  if (data) return data.answer_rate_as_owner ?? null;
  return error === undefined ? undefined : null;
}
