import useSWR from 'swr';

import { bookingKeys, getGuestBooking } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';

export interface UseBooking {
  booking: GuestBooking | undefined;
  /** It is not there, somebody else's, or cannot be reached. */
  hasFailed: boolean;
}

/** A booking of one's own; nothing is asked without a number. */
export function useBooking(id: string | undefined): UseBooking {
  const { data, error } = useSWR(id === undefined ? null : bookingKeys.guest(id), () =>
    getGuestBooking(id ?? ''),
  );
  return { booking: data, hasFailed: error !== undefined && data === undefined };
}
