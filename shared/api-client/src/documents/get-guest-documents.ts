import { http } from '@campavia/api-client/core';
import type { DocumentList } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * The papers that somebody needs to drive, and where each stands.
 * @throws ApiError 404 for those of somebody else
 */
export function getGuestDocuments(userId: number, options: EndpointOptions = {}): Promise<DocumentList> {
  return (options.http ?? http()).get<DocumentList>(`/3/docs/guest/${userId}/`, options);
}
