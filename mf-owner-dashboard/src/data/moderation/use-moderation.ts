import useSWR, { useSWRConfig } from 'swr';

import {
  approveListing,
  getModerationListing,
  getModerationQueue,
  moderationKeys,
  requestListingChanges,
} from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { CamperState, ModerationListing, ModerationQueue, RequestChanges } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

/** `unknown`: no such listing, one's own, or the reader is no staff. */
export type ModerationFailure = 'unknown' | 'failed';

interface Loading {
  failure: ModerationFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The listings that wait for staff. */
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

/** A listing as staff see it before they decide. */
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

export interface UseDecision {
  approve: () => Promise<CamperState | undefined>;
  /** Undefined when it was refused; why is in `entries`. */
  requestChanges: (form: Omit<RequestChanges, 'submission_id'>) => Promise<CamperState | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Decides on the submission that is shown. Whatever becomes of it, what is shown is read again. */
export function useDecision({ id, submission }: ModerationListing): UseDecision {
  const { mutate } = useSWRConfig();
  const reload = () => mutate((key) => typeof key === 'string' && key.startsWith('moderation/'));
  const { perform, isBusy, error } = useAction(async (send: () => Promise<CamperState>) => {
    try {
      return await send();
    } finally {
      await reload();
    }
  });
  const shown = { submission_id: submission.id };
  return {
    approve: () => perform(() => approveListing(id, shown)),
    requestChanges: (form) => perform(() => requestListingChanges(id, { ...shown, ...form })),
    isBusy,
    entries: failureEntries(error),
  };
}

function failureOf(error: unknown, shown: object | undefined): ModerationFailure | undefined {
  if (error === undefined) return undefined;
  if (isApiError(error) && error.status === 404) return 'unknown';
  return shown ? undefined : 'failed';
}
