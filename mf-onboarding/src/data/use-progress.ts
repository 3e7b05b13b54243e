import useSWR from 'swr';

import { getListingProgress, ownCamperKeys } from '@campavia/api-client';
import type { OwnListingProgress } from '@campavia/contracts';

export interface UseProgress {
  progress: OwnListingProgress | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** Nothing is loaded for a listing that is not created yet. */
export function useProgress(camperId: number | undefined): UseProgress {
  const { data, error, isValidating, mutate } = useSWR<OwnListingProgress, Error>(
    camperId === undefined ? null : ownCamperKeys.progress(String(camperId)),
    () => getListingProgress(String(camperId)),
  );
  return {
    progress: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
