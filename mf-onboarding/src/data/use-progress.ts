import useSWR from 'swr';

import { getListingProgress, ownCamperKeys } from '@campavia/api-client';
import type { OwnListingProgress } from '@campavia/contracts';

export interface UseProgress {
  progress: OwnListingProgress | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useProgress(camperId: number): UseProgress {
  const { data, error, isValidating, mutate } = useSWR<OwnListingProgress, Error>(
    ownCamperKeys.progress(String(camperId)),
    () => getListingProgress(String(camperId)),
  );
  return {
    progress: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
