import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from '../endpoint-options';

/** Where a payment under way is decided. */
export interface PaymentRedirect {
  /** What the api calls the payment. */
  id: string;
  redirect_url: string;
}

/**
 * The provider's page of the payment under way.
 * @throws ApiError 404 `booking_not_found`, or `payment_not_found` when none leads to a page
 */
export function getPaymentRedirect(
  id: number | string,
  options: EndpointOptions = {},
): Promise<PaymentRedirect> {
  return (options.http ?? http()).get<PaymentRedirect>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/web-redirect/`,
    options,
  );
}
