import { http } from '@campavia/api-client/core';
import type { AsyncPayment } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * How a payment stands now.
 * @throws ApiError 404 `booking_not_found` or `payment_not_found`
 */
export function getAsyncPayment(
  id: number | string,
  asyncId: string,
  options: EndpointOptions = {},
): Promise<AsyncPayment> {
  return (options.http ?? http()).get<AsyncPayment>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/async/${encodeURIComponent(asyncId)}/`,
    options,
  );
}
