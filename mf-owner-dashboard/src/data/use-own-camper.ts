import { useEffect } from 'react';
import useSWR from 'swr';

import {
  findRecordFailure,
  getListingProgress,
  getOwnCamper,
  isOwnCamper,
  ownCamperKeys,
  type RecordFailure,
} from '@campavia/api-client';
import type { Listing, OwnCamper, OwnListingProgress } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

/** `unknown`: no such camper, or another owner's. */
export type CamperFailure = RecordFailure;

export interface UseOwnCamper {
  camper: OwnCamper | undefined;
  failure: CamperFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** A camper with the fields that only its owner sees. */
export function useOwnCamper(id: string): UseOwnCamper {
  const { data, error, isValidating, mutate } = useSWR<OwnCamper | Listing, unknown>(
    ownCamperKeys.one(id),
    () => getOwnCamper(id),
  );
  const camper = data && isOwnCamper(data) ? data : undefined;
  return {
    camper,
    failure: data && !camper ? 'unknown' : findRecordFailure(error, camper),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

export interface UseListingProgress {
  progress: OwnListingProgress | undefined;
  failure: CamperFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** Fetched again after `camper.changed`. */
export function useListingProgress(id: string): UseListingProgress {
  const { data, error, isValidating, mutate } = useSWR<OwnListingProgress, unknown>(
    ownCamperKeys.progress(id),
    () => getListingProgress(id),
  );
  const { events } = usePlatform();
  useEffect(
    () => events.subscribe('camper.changed', ({ camperId }) => void (String(camperId) === id && mutate())),
    [events, id, mutate],
  );
  return {
    progress: data,
    failure: findRecordFailure(error, data),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
