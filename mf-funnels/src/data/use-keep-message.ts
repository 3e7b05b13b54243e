import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, updateBooking } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';

/** Keeps a message that is still being written; true once it is kept. */
export function useKeepMessage({ id }: Pick<GuestBooking, 'id'>): (message: string) => Promise<boolean> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (message: string) => {
      try {
        const saved = await updateBooking(id, { message });
        await mutate(bookingKeys.guest(id), saved, { revalidate: false });
        return true;
      } catch {
        return false;
      }
    },
    [id, mutate],
  );
}
