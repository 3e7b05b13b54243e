import useSWR from 'swr';

import { bookingKeys, getBookingPrice, getInsurance, getRefund, listingKeys, paymentKeys } from '@campavia/api-client';
import type { BookingPrice, InsuranceChoice, RefundPreview } from '@campavia/contracts';

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

/** What would come back of a trip that is called off today; undefined while it is not known. */
export function useRefund(id: number): RefundPreview | undefined {
  return useSWR(paymentKeys.refund(id), () => getRefund(id)).data;
}

/** What an insurance leaves to its guest to pay; undefined while it is not known. */
export function useInsurance(slug: string): InsuranceChoice | undefined {
  return useSWR(listingKeys.insurance(slug), () => getInsurance(slug)).data;
}
