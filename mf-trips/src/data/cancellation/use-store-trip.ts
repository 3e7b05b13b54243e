import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, documentKeys, paymentKeys } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

/** Stores a trip returned by the api after a change, reloads dependent data and notifies the other parts. */
export function useStoreTrip(): (trip: GuestBooking) => void {
  const { mutate } = useSWRConfig();
  const { events } = usePlatform();
  return useCallback(
    (trip) => {
      const { id, state } = trip;
      void mutate(bookingKeys.guest(id), trip, { revalidate: false });
      for (const key of [paymentKeys.refund(id), paymentKeys.payments(id), documentKeys.booking(id)]) {
        void mutate(key);
      }
      events.send('booking.changed', { bookingId: id, state });
    },
    [events, mutate],
  );
}
