import { http } from '@campavia/api-client/core';
import type {
  ContractDraft,
  Document,
  DocumentList,
  IdentityCheck,
  UpdateDocument,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of documents. */
export const documentKeys = {
  guest: (userId: number) => `documents/guest/${userId}`,
  booking: (id: number) => `documents/booking/${id}`,
  owner: (userId: number) => `documents/owner/${userId}`,
  vehicle: (id: number) => `documents/vehicle/${id}`,
  one: (id: number | string) => `documents/one/${id}`,
  page: (pageId: number) => `documents/page/${pageId}`,
  check: (id: number | string) => `documents/check/${id}`,
};

/** Time for ten megabytes at 0.8 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * The documents of a booking, a second driver's included.
 * @throws ApiError 404 for another user's booking
 */
export function getBookingDocuments(id: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/booking/${id}/`, options);
}

/**
 * The documents that a user needs to drive, with their statuses.
 * @throws ApiError 404 for another user
 */
export function getGuestDocuments(userId: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/guest/${userId}/`, options);
}

/** The documents that a user needs for payouts as an owner. @throws ApiError 404 for another user */
export function getOwnerDocuments(userId: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/owner/${userId}/`, options);
}

/** The document with an owner’s tax number, in a list of one. @throws ApiError 404 for another user */
export function getTaxDocument(userId: number, options: EndpointOptions = {}): Promise<DocumentList> {
  const path = `/3/docs/owner/${userId}/?document_type=tax_identification_number`;
  return (options.http ?? http()).get<DocumentList>(path, options);
}

/** The documents of a camper, by the id of its vehicle. @throws ApiError 404 for another owner’s */
export function getVehicleDocuments(id: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/vehicle/${id}/`, options);
}

/** One document. @throws ApiError 404 `document_not_found` for another user's */
export function getDocument(id: number | string, options: EndpointOptions = {}): Promise<Document> {
  return (options.http ?? http()).get<Document>(`/3/docs/${encodeURIComponent(id)}/`, options);
}

/**
 * Updates the fields of a document; with `submit` it is submitted for review.
 * @throws ApiError 400 with messages by field; 405 `document_closed` once it is submitted
 */
export function updateDocument(
  id: number,
  changes: UpdateDocument,
  options: EndpointOptions = {},
): Promise<Document> {
  return (options.http ?? http()).patch<Document>(`/3/docs/${id}/`, changes, options);
}

/**
 * Adds a page: JPEG, PNG, WebP, HEIC or PDF, 10 MB at most. The same file sent again adds no second page.
 * @throws ApiError 400 with a sentence under `page`; 405 `document_closed`; 429
 */
export function addDocumentPage(id: number, page: File, options: EndpointOptions = {}): Promise<Document> {
  const form = new FormData();
  form.set('page', page, page.name);
  return (options.http ?? http()).post<Document>(`/3/docs/${id}/pages/`, form, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}

/** The file of a page. @throws ApiError 404 */
export function getDocumentPage(id: number, pageId: number, options: EndpointOptions = {}): Promise<Blob> {
  return (options.http ?? http()).get<Blob>(`/3/docs/${id}/pages/${pageId}/`, { ...options, isFile: true });
}

/** Removes a page. @throws ApiError 404; 405 `document_closed` */
export function removeDocumentPage(
  id: number,
  pageId: number,
  options: EndpointOptions = {},
): Promise<Document> {
  return (options.http ?? http()).delete<Document>(`/3/docs/${id}/pages/${pageId}/`, undefined, options);
}

/**
 * Compares an identity document with the account automatically; only informative.
 * @throws ApiError 429; 503 `identity_check_away`
 */
export function checkIdentity(documentId: number, options: EndpointOptions = {}): Promise<IdentityCheck> {
  const body = { document_id: documentId };
  return (options.http ?? http()).post<IdentityCheck>('/v4/doctective/check/', body, options);
}

/**
 * A draft of the rental contract of a guest's trip, in the language of the site.
 * @throws ApiError 400 with the reason if the trip is no longer available; 404 `booking_not_found`
 */
export function getContractDraft(id: number | string, options: EndpointOptions = {}): Promise<ContractDraft> {
  return (options.http ?? http()).get<ContractDraft>(
    `/3/my-requests/${encodeURIComponent(id)}/contract/`,
    options,
  );
}

/** The rental contract of a confirmed booking, for its owner. @throws ApiError 404 `booking_not_found` before that */
export function getOwnerContract(id: number | string, options: EndpointOptions = {}): Promise<ContractDraft> {
  const path = `/3/my-bookings/${encodeURIComponent(id)}/contract/`;
  return (options.http ?? http()).get<ContractDraft>(path, options);
}
