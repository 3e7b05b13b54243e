import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys } from '@campavia/api-client';
import { errorEntries, isApiError } from '@campavia/api-client/core';
import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

import { canStillSucceed } from '../rules/keeping-pace';

import { updateInTurn } from './booking-turns';

/** How it went to keep what was typed. */
export type Keeping =
  | { is: 'kept' }
  /** The very same may be kept later. */
  | { is: 'missed'; retryAfterSeconds?: number }
  /** It never will be as it stands; why, in the api's words where it has some. */
  | { is: 'refused'; words?: string };

/** Keeps with a booking what is still being written. */
export function useKeepChanges({
  id,
}: Pick<GuestBooking, 'id'>): (changes: UpdateBooking) => Promise<Keeping> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (changes: UpdateBooking) => {
      try {
        const saved = await updateInTurn(id, changes);
        await mutate(bookingKeys.guest(id), saved, { revalidate: false });
        return { is: 'kept' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    [id, mutate],
  );
}

function outcomeOf(error: unknown): Keeping {
  if (!isApiError(error)) return { is: 'missed' };
  if (canStillSucceed(error)) return { is: 'missed', retryAfterSeconds: error.retryAfterSeconds };
  return { is: 'refused', words: errorEntries(error).find(({ text }) => text)?.text };
}
