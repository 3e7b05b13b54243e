import { http } from '@campavia/api-client/core';
import type { DocumentList } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * The papers of a booking: those of a second driver among them.
 * @throws ApiError 404 for those of somebody else’s booking
 */
export function getBookingDocuments(id: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/booking/${id}/`, options);
}
