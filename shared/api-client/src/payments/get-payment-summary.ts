import { http } from '@campavia/api-client/core';
import type { PaymentSummary } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * What will be paid with the means that was chosen.
 * @throws ApiError 404 `booking_not_found`, 405 `BOOKING_ALREADY_PAID` or `BOOKING_IN_WRONG_STATE`
 */
export function getPaymentSummary(
  id: number | string,
  options: EndpointOptions = {},
): Promise<PaymentSummary> {
  return (options.http ?? http()).get<PaymentSummary>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/summary/`,
    options,
  );
}
