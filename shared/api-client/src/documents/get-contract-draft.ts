import { http } from '@campavia/api-client/core';
import type { ContractDraft } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

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
