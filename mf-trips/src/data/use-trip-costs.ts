import useSWR, { type SWRResponse } from 'swr';

import {
  bookingKeys,
  getBookingPrice,
  getInsurance,
  getInsuranceConditions,
  getRefund,
  insuranceConditionsKeys,
  listingKeys,
  paymentKeys,
} from '@campavia/api-client';
import type {
  BookingPrice,
  GuestBooking,
  InsuranceChoice,
  InsuranceConditions,
  RefundPreview,
} from '@campavia/contracts';

export interface UseTripPrice {
  price: BookingPrice | undefined;
  /** The api has no price any more: the request was never accepted and the dates are taken. */
  hasFailed: boolean;
}

export function useTripPrice(id: number): UseTripPrice {
  const { data, error } = useSWR(bookingKeys.price(id), () => getBookingPrice(id));
  return { price: data, hasFailed: error !== undefined && !data };
}

export function useRefund(id: number): RefundPreview | undefined {
  return useRefundPreview(id).preview;
}

export interface UseRefundPreview {
  preview: RefundPreview | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useRefundPreview(id: number): UseRefundPreview {
  const { data, error, isValidating, mutate } = useSWR(paymentKeys.refund(id), () => getRefund(id));
  return {
    preview: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

export interface UseCover<Cover> {
  cover: Cover | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useInsurance(slug: string): UseCover<InsuranceChoice> {
  return toCover(useSWR(listingKeys.insurance(slug), () => getInsurance(slug)));
}

/** The conditions of the owner's insurance that a trip was agreed on. */
export function useAgreedConditions({ id, camper }: GuestBooking): UseCover<InsuranceConditions> {
  const key = insuranceConditionsKeys.ofBooking(camper.id, id);
  return toCover(useSWR(key, () => getInsuranceConditions(camper.id, { booking: id })));
}

function toCover<Cover>({ data, error, isValidating, mutate }: SWRResponse<Cover>): UseCover<Cover> {
  return {
    cover: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
