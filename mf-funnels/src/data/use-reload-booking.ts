import { useSWRConfig } from 'swr';

import { bookingKeys } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';

/** Asks anew for a booking and its price: something else has changed them. */
export function useReloadBooking({ id }: Pick<GuestBooking, 'id'>): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all([mutate(bookingKeys.guest(String(id))), mutate(bookingKeys.price(id))]);
  };
}
