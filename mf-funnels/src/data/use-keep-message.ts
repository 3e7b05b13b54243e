import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, updateBooking } from '@campavia/api-client';
import { errorEntries, isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';

import { canStillSucceed } from '../rules/keeping-pace';

/** How it went to keep a message. */
export type MessageKeeping =
  | { is: 'kept' }
  /** The very same may be kept later. */
  | { is: 'missed'; retryAfterSeconds?: number }
  /** It never will be as it stands; why, in the api's words where it has some. */
  | { is: 'refused'; words?: string };

/** Keeps a message that is still being written. */
export function useKeepMessage({
  id,
}: Pick<GuestBooking, 'id'>): (message: string) => Promise<MessageKeeping> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (message: string) => {
      try {
        const saved = await updateBooking(id, { message });
        await mutate(bookingKeys.guest(id), saved, { revalidate: false });
        return { is: 'kept' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    [id, mutate],
  );
}

function outcomeOf(error: unknown): MessageKeeping {
  if (!isApiError(error)) return { is: 'missed' };
  if (canStillSucceed(error)) return { is: 'missed', retryAfterSeconds: error.retryAfterSeconds };
  return { is: 'refused', words: errorEntries(error).find(({ text }) => text)?.text };
}
