import useSWR from 'swr';

import { documentKeys, getBookingDocuments, getBookingPayments, paymentKeys } from '@campavia/api-client';
import type { Document, GuestBooking } from '@campavia/contracts';
import { proofDocumentFor } from '@campavia/domain';

import { listRefunds, type RefundPayment } from '../../rules/cancellation/refund-payments';

export interface UseTripRefunds {
  /** Undefined while they load. */
  refunds: RefundPayment[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useTripRefunds(id: number): UseTripRefunds {
  const { data, error, isValidating, mutate } = useSWR(paymentKeys.payments(id), () =>
    getBookingPayments(id),
  );
  return {
    refunds: data && listRefunds(data.payments),
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** The document that proves an emergency; undefined while it loads and where none is asked for. */
export function useProofDocument({
  id,
  emergency,
}: Pick<GuestBooking, 'id' | 'emergency'>): Document | undefined {
  const { data } = useSWR(emergency && documentKeys.booking(id), () => getBookingDocuments(id));
  const type = emergency && proofDocumentFor(emergency.reason);
  return data?.results.find(({ document_type }) => document_type === type);
}
