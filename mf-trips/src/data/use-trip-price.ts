import useSWR from 'swr';

import { bookingKeys, getBookingPrice } from '@campavia/api-client';
import type { BookingPrice } from '@campavia/contracts';

export interface UseTripPrice {
  price: BookingPrice | undefined;
  /** It has no lines any more: the days were never agreed and cannot be had now. */
  hasFailed: boolean;
}

/** What a trip costs, line by line. */
export function useTripPrice(id: number): UseTripPrice {
  const { data, error } = useSWR(bookingKeys.price(id), () => getBookingPrice(id));
  return { price: data, hasFailed: error !== undefined && !data };
}
