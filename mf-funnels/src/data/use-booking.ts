import useSWR, { useSWRConfig } from 'swr';

import { bookingKeys, getGuestBooking } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';

export interface UseBooking {
  booking: GuestBooking | undefined;
  /** It does not exist, belongs to another guest, or could not be loaded. */
  hasFailed: boolean;
}

export function useBooking(id: string | undefined): UseBooking {
  const { data, error } = useSWR(id === undefined ? null : bookingKeys.guest(id), () =>
    getGuestBooking(id ?? ''),
  );
  return { booking: data, hasFailed: error !== undefined && data === undefined };
}

export function useReloadBooking({ id }: Pick<GuestBooking, 'id'>): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all([mutate(bookingKeys.guest(String(id))), mutate(bookingKeys.price(id))]);
  };
}
