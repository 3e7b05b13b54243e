import { http } from '@campavia/api-client/core';
import type {
  AuditLog,
  AuditLogQuery,
  BackOfficeOverview,
  DecideDocument,
  DocumentQueue,
  DocumentQueueQuery,
  FoundPeople,
  ReviewedDocument,
  StaffPerson,
  SuspendPerson,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The queues of the back office. @throws ApiError 404 unless the user is staff, like every call here */
export function getBackOffice(options: EndpointOptions = {}): Promise<BackOfficeOverview> {
  return (options.http ?? http()).get<BackOfficeOverview>('/v4/back-office/', options);
}

/** The documents to be reviewed, the oldest first. */
export function getDocumentQueue(
  { queue = 'documents', page = 1 }: DocumentQueueQuery,
  options: EndpointOptions = {},
): Promise<DocumentQueue> {
  const path = `/v4/back-office/documents/?queue=${queue}&page=${page}`;
  return (options.http ?? http()).get<DocumentQueue>(path, options);
}

/**
 * A document to review: it is claimed for ten minutes, and the access is recorded. @throws ApiError 404
 * `document_not_found`
 */
export function openReviewedDocument(
  id: number | string,
  options: EndpointOptions = {},
): Promise<ReviewedDocument> {
  const path = `/v4/back-office/documents/${encodeURIComponent(id)}/open/`;
  return (options.http ?? http()).post<ReviewedDocument>(path, undefined, options);
}

/**
 * Decides about a document.
 * @throws ApiError 400 under `reason`, `page_id` or `note`; 404; 409 `document_claimed`, `document_decided`
 */
export function decideDocument(
  id: number,
  form: DecideDocument,
  options: EndpointOptions = {},
): Promise<{ id: number }> {
  return (options.http ?? http()).post<{ id: number }>(
    `/v4/back-office/documents/${id}/decide/`,
    form,
    options,
  );
}

/** The audit log of staff, the newest first. @throws ApiError 400 under `from` or `to` */
export function getAuditLog(query: AuditLogQuery, options: EndpointOptions = {}): Promise<AuditLog> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return (options.http ?? http()).get<AuditLog>(`/v4/back-office/actions/?${search}`, options);
}

/** Users by e-mail address, phone number, name, or id of a user, booking or camper. */
export function findPeople(query: string, options: EndpointOptions = {}): Promise<FoundPeople> {
  const path = `/v4/back-office/people/?query=${encodeURIComponent(query)}`;
  return (options.http ?? http()).get<FoundPeople>(path, options);
}

/** A person for staff. @throws ApiError 404 `user_not_found` */
export function getStaffPerson(id: number | string, options: EndpointOptions = {}): Promise<StaffPerson> {
  const path = `/v4/back-office/people/${encodeURIComponent(id)}/`;
  return (options.http ?? http()).get<StaffPerson>(path, options);
}

/** Suspends a user. @throws ApiError 400 under `reason`; 404; 405 `suspension_refused`; 409 `user_suspended` */
export function suspendPerson(
  id: number,
  form: SuspendPerson,
  options: EndpointOptions = {},
): Promise<{ id: number }> {
  return (options.http ?? http()).post<{ id: number }>(
    `/v4/back-office/people/${id}/suspend/`,
    form,
    options,
  );
}

/** Lifts a suspension. @throws ApiError 400 under `reason`; 404; 409 `user_not_suspended` */
export function restorePerson(
  id: number,
  form: SuspendPerson,
  options: EndpointOptions = {},
): Promise<{ id: number }> {
  return (options.http ?? http()).post<{ id: number }>(
    `/v4/back-office/people/${id}/restore/`,
    form,
    options,
  );
}
