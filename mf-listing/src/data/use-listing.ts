import useSWR from 'swr';

import { isApiError } from '@campavia/api-client/core';
import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

import { listingRequest } from './listing-request';

/** The listing never existed, was deleted, or did not load. */
export type ListingFailure = 'unknown' | 'deleted' | 'failed';

export interface UseListing {
  listing: Listing | undefined;
  isLoading: boolean;
  failure: ListingFailure | undefined;
  retry: () => void;
}

/** While `isLoading`, the price may be that of other dates. */
export function useListing(id: string, stay: DayRange | undefined): UseListing {
  const { key, fetch } = listingRequest(id, stay);
  const { data, error, isLoading, mutate } = useSWR(key, () => fetch(), { keepPreviousData: true });
  const listing = data?.id === Number(id) ? data : undefined;
  const failure = error === undefined ? undefined : failureOf(error);
  return {
    listing,
    isLoading,
    // A failed revalidation does not replace what is already shown.
    failure: failure === 'failed' && listing ? undefined : failure,
    retry: () => void mutate(),
  };
}

function failureOf(error: unknown): ListingFailure {
  if (isApiError(error) && error.status === 404) return 'unknown';
  return isApiError(error) && error.status === 410 ? 'deleted' : 'failed';
}
