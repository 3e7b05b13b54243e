import { http } from '@campavia/api-client/core';
import type { RefundPreview } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * What would come back if the guest cancelled now, part by part.
 * @throws ApiError 404 `booking_not_found`
 */
export function getRefund(id: number | string, options: EndpointOptions = {}): Promise<RefundPreview> {
  return (options.http ?? http()).get<RefundPreview>(
    `/3/my-requests/${encodeURIComponent(id)}/refund/`,
    options,
  );
}
