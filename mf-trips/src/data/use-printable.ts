import useSWR from 'swr';

import { bookingKeys, getContractDraft, getReceipt } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { ContractDraft, GuestBooking, Receipt } from '@campavia/contracts';

import { useTrip } from './use-trip';

export interface UsePrintable<Printable> {
  printable: Printable | undefined;
  /** `unknown`: there is no such trip, or not this printable of it. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The receipt of a trip, which one has that is confirmed or was. */
export function useReceipt(id: string): UsePrintable<Receipt> {
  return usePrintable(bookingKeys.receipt(id), () => getReceipt(id));
}

/** The rental contract of a trip. */
export function useContract(id: string): UsePrintable<ContractDraft> {
  return usePrintable(bookingKeys.contract(id), () => getContractDraft(id));
}

/** A trip that is confirmed, with whom to call. */
export type TripToPickUp = GuestBooking & { assistance: NonNullable<GuestBooking['assistance']> };

/** What is needed at the pick-up of a trip, which a confirmed one has. */
export function usePickUp(id: string): UsePrintable<TripToPickUp> {
  const { trip, failure: cause, isRetrying, retry } = useTrip(id);
  const loading = { isRetrying, retry };
  const failure = cause === 'offline' ? 'failed' : cause;
  if (!trip) return { ...loading, printable: undefined, failure };
  const isKnown = hasAssistance(trip);
  return { ...loading, printable: isKnown ? trip : undefined, failure: isKnown ? failure : 'unknown' };
}

function hasAssistance(trip: GuestBooking): trip is TripToPickUp {
  return trip.assistance !== null;
}

function usePrintable<Printable>(key: string, fetch: () => Promise<Printable>): UsePrintable<Printable> {
  const { data, error, isValidating, mutate } = useSWR<Printable, unknown>(key, fetch);
  return {
    printable: data,
    failure: error === undefined || data ? undefined : failureOf(error),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

// 400: the trip cannot be had any more, so nothing is agreed.
function failureOf(error: unknown): 'unknown' | 'failed' {
  return isApiError(error) && (error.status === 404 || error.status === 400) ? 'unknown' : 'failed';
}
