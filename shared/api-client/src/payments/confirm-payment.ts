import { http } from '@campavia/api-client/core';
import type { ConfirmPayment, PaymentOutcome } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Makes the last checks, and closes what needs no provider: a price of nothing, and what rental credits pay whole.
 *
 * @param idempotencyKey a new one for each attempt; the same one for the same attempt sent again
 * @throws ApiError 405 with one of its six codes or `BOOKING_NOT_IN_VALID_STATE`, 409 `payment_under_way`
 */
export function confirmPayment(
  id: number | string,
  body: ConfirmPayment,
  idempotencyKey: string,
  options: EndpointOptions = {},
): Promise<PaymentOutcome> {
  return (options.http ?? http()).post<PaymentOutcome>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/confirm/`,
    body,
    { ...options, idempotencyKey },
  );
}
