import { http } from '@campavia/api-client/core';
import type { AsyncPayment, StartPayment } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/** A bank may take its time. */
const PATIENCE_MS = 30_000;

/**
 * Starts a payment, or finds the one that the same key started.
 *
 * @param idempotencyKey a new one for each attempt; the same one for the same attempt sent again
 * @throws ApiError 405 with one of the codes of a confirmation, 400 by field or with a price refusal, 503
 * `payments_away`, 409 `payment_under_way`, `payment_changed` or `idempotency_key_reused`
 */
export function startPayment(
  id: number | string,
  body: StartPayment,
  idempotencyKey: string,
  options: EndpointOptions = {},
): Promise<AsyncPayment> {
  return (options.http ?? http()).post<AsyncPayment>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/async/`,
    body,
    { timeoutMs: PATIENCE_MS, ...options, idempotencyKey },
  );
}
