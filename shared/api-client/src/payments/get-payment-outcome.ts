import { http } from '@campavia/api-client/core';
import type { PaymentOutcome } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * How a payment ended, for whoever comes back from a page of the provider.
 *
 * @param transactionId what the provider's page brought back
 * @throws ApiError 404 `booking_not_found`; 405 `BOOKING_NOT_IN_VALID_STATE`, `CAMPER_ALREADY_BOOKED` or
 * `BOOKING_ALREADY_PAID` when the money goes back
 */
export function getPaymentOutcome(
  id: number | string,
  transactionId: string,
  options: EndpointOptions = {},
): Promise<PaymentOutcome> {
  const query = new URLSearchParams({ transactionId });
  return (options.http ?? http()).get<PaymentOutcome>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/final/?${query}`,
    options,
  );
}
