import { http } from '@campavia/api-client/core';
import type { PaymentPreparation, StartPayment } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Gets a payment ready: the price is agreed, the days are held for 15 minutes, a card may go to its vault.
 * @throws ApiError 404 `booking_not_found`, 405 with one of the codes of a confirmation, 400 with the number of a
 * price refusal in `fields.__all__` for papers that are missing, 503 `payments_away`
 */
export function preparePayment(
  id: number | string,
  type: StartPayment['type'],
  options: EndpointOptions = {},
): Promise<PaymentPreparation> {
  return (options.http ?? http()).get<PaymentPreparation>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/?type=${type}`,
    options,
  );
}
