import { useEffect } from 'react';
import useSWR from 'swr';

import { getListingProgress, getOwnCamper, ownCamperKeys } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { Listing, OwnCamper, OwnListingProgress } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

/** `unknown`: no such camper, or another owner's. */
export type CamperFailure = 'unknown' | 'deleted' | 'failed';

export interface UseOwnCamper {
  camper: OwnCamper | undefined;
  failure: CamperFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** A camper with everything that only its owner is told. */
export function useOwnCamper(id: string): UseOwnCamper {
  const { data, error, isValidating, mutate } = useSWR<OwnCamper | Listing, unknown>(
    ownCamperKeys.one(id),
    () => getOwnCamper(id),
  );
  const camper = data && isOwn(data) ? data : undefined;
  return {
    camper,
    failure: data && !camper ? 'unknown' : failureOf(error, camper),
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
    failure: failureOf(error, data),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

function isOwn(camper: OwnCamper | Listing): camper is OwnCamper {
  return camper.permissions !== undefined;
}

/** A failed revalidation does not replace what is already shown, unless the camper is gone. */
function failureOf(error: unknown, shown: object | undefined): CamperFailure | undefined {
  if (error === undefined) return undefined;
  const status = isApiError(error) ? error.status : undefined;
  if (status === 404) return 'unknown';
  if (status === 410) return 'deleted';
  return shown ? undefined : 'failed';
}
