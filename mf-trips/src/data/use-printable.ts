import useSWR from 'swr';

import { bookingKeys, getContractDraft, getReceipt } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { ContractDraft, GuestBooking, Receipt } from '@campavia/contracts';

import { useTrip } from './use-trip';

export interface UsePrintable<Printable> {
  printable: Printable | undefined;
  /** `unknown`: there is no such trip, or it has no such printable. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The receipt of a trip that is or was confirmed. */
export function useReceipt(id: string): UsePrintable<Receipt> {
  return usePrintable(bookingKeys.receipt(id), () => getReceipt(id));
}

/** The rental contract of a trip. */
export function useContract(id: string): UsePrintable<ContractDraft> {
  return usePrintable(bookingKeys.contract(id), () => getContractDraft(id));
}

/** A confirmed trip with its emergency numbers. */
export type TripToPickUp = GuestBooking & { assistance: NonNullable<GuestBooking['assistance']> };

/** The data for the pick-up of a confirmed trip. */
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

// 400: the trip is no longer available, so there is no contract.
function failureOf(error: unknown): 'unknown' | 'failed' {
  return isApiError(error) && (error.status === 404 || error.status === 400) ? 'unknown' : 'failed';
}
