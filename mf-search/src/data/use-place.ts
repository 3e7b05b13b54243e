import useSWR from 'swr';

import { getPlace, keys } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { Place } from '@campavia/contracts';

export interface KnownPlace {
  place: Place | undefined;
  isLoading: boolean;
  isUnknown: boolean;
  /** The place does not exist, or fetching it failed. */
  isLost: boolean;
  correctSlug: string | undefined;
}

export function usePlace(slug: string | undefined): KnownPlace {
  const { data, error, isLoading } = useSWR<Place, unknown>(
    slug === undefined ? null : keys.place(slug),
    () => getPlace(slug ?? ''),
  );
  const refusal = isApiError(error) ? error : undefined;
  const correctSlug = refusal?.correctSlug === slug ? undefined : refusal?.correctSlug;
  return {
    place: data,
    isLoading,
    isUnknown: refusal?.status === 404,
    isLost: error !== undefined && data === undefined && correctSlug === undefined,
    correctSlug,
  };
}
