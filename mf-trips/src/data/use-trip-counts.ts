import useSWR from 'swr';

import { bookingListKeys, getGuestBookingOptions } from '@campavia/api-client';
import type { BookingOptions, BookingOptionsQuery } from '@campavia/contracts';

export interface UseTripCounts {
  counts: BookingOptions | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** How many trips there are in which tab, and of which years and states: of one tab, or of all. */
export function useTripCounts(tab?: BookingOptionsQuery['meta_state']): UseTripCounts {
  const query = tab ? { meta_state: tab } : {};
  const { data, error, mutate } = useSWR(bookingListKeys.guestOptions(query), () =>
    getGuestBookingOptions(query),
  );
  return { counts: data, hasFailed: error !== undefined && !data, retry: () => void mutate() };
}
