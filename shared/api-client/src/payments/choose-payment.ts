import { http } from '@campavia/api-client/core';
import type { ChoosePayment, PaymentSummary } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Chooses a means, and whether rental credits are spent.
 * @throws ApiError 404 `booking_not_found`, 405 with one of the codes of a confirmation, 400 on `type` for a means that
 * is not offered
 */
export function choosePayment(
  id: number | string,
  body: ChoosePayment,
  options: EndpointOptions = {},
): Promise<PaymentSummary> {
  return (options.http ?? http()).post<PaymentSummary>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/summary/`,
    body,
    options,
  );
}
