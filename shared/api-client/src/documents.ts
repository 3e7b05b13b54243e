import { http } from '@campavia/api-client/core';
import type { ContractDraft, DocumentList } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What pages with papers remember answers by. */
export const documentKeys = {
  guest: (userId: number) => `documents/guest/${userId}`,
  booking: (id: number) => `documents/booking/${id}`,
};

/**
 * The papers of a booking: those of a second driver among them.
 * @throws ApiError 404 for those of somebody else’s booking
 */
export function getBookingDocuments(id: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/booking/${id}/`, options);
}

/**
 * The papers that somebody needs to drive, and where each stands.
 * @throws ApiError 404 for those of somebody else
 */
export function getGuestDocuments(userId: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/guest/${userId}/`, options);
}

/**
 * The rental contract of a guest's trip as it would be made now, in the language of the site.
 * @throws ApiError 400 with why the trip cannot be had any more; 404 `booking_not_found`
 */
export function getContractDraft(id: number | string, options: EndpointOptions = {}): Promise<ContractDraft> {
  return (options.http ?? http()).get<ContractDraft>(
    `/3/my-requests/${encodeURIComponent(id)}/contract/`,
    options,
  );
}
