import useSWR, { useSWRConfig } from 'swr';

import {
  getModerationListing,
  getModerationQueue,
  moderationKeys,
  requestListingChanges,
} from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { CamperState, ModerationListing, ModerationQueue, RequestChanges } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

/** `unknown`: no such listing, an own one, or the reader is not staff. */
export type ModerationFailure = 'unknown' | 'failed';

interface Loading {
  failure: ModerationFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The listings to be reviewed. */
export function useModerationQueue(page: number): Loading & { queue: ModerationQueue | undefined } {
  const { data, error, isValidating, mutate } = useSWR<ModerationQueue, unknown>(
    moderationKeys.queue(page),
    () => getModerationQueue({ page }),
  );
  return {
    queue: data,
    failure: failureOf(error, data),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** A listing with the data for its review. */
export function useModerationListing(id: string): Loading & { listing: ModerationListing | undefined } {
  const { data, error, isValidating, mutate } = useSWR<ModerationListing, unknown>(
    moderationKeys.one(id),
    () => getModerationListing(id),
  );
  return {
    listing: data,
    failure: failureOf(error, data),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** Whether a cached answer is one of staff. */
export function isOfModeration(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith('moderation/');
}

export interface UseRequestChanges {
  /** Undefined if it was refused; the reason is in `entries`. */
  requestChanges: (form: Omit<RequestChanges, 'submission_id'>) => Promise<CamperState | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Returns the shown submission to its owner. The page's data is loaded again in any case. */
export function useRequestChanges({ id, submission }: ModerationListing): UseRequestChanges {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (form: Omit<RequestChanges, 'submission_id'>) => {
    try {
      return await requestListingChanges(id, { submission_id: submission.id, ...form });
    } finally {
      await mutate(isOfModeration);
    }
  });
  return { requestChanges: perform, isBusy, entries: failureEntries(error) };
}

function failureOf(error: unknown, shown: object | undefined): ModerationFailure | undefined {
  if (error === undefined) return undefined;
  if (isApiError(error) && error.status === 404) return 'unknown';
  return shown ? undefined : 'failed';
}
