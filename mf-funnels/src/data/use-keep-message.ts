import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, updateBooking } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';

/** Keeps a message that is still being written. What fails is told when the step is sent. */
export function useKeepMessage({ id }: Pick<GuestBooking, 'id'>): (message: string) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (message: string) => {
      void updateBooking(id, { message }).then(
        (saved) => mutate(bookingKeys.guest(id), saved, { revalidate: false }),
        () => undefined,
      );
    },
    [id, mutate],
  );
}
