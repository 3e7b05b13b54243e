import { HttpError } from '../../core/http-errors';
import { PaymentsFailure } from './payments-provider';

/**
 * Answers a webhook that could not be handled: 503 asks the provider to send it again, 401 rejects it.
 * @throws HttpError; errors of our own unchanged
 */
export function refuseWebhook(error: unknown): never {
  if (!(error instanceof PaymentsFailure)) throw error;
  throw error.kind === 'away'
    ? new HttpError(503, 'payments_away')
    : new HttpError(401, 'webhook_not_believed');
}
