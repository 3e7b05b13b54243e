import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import {
  PaymentsFailure,
  type PaymentsProvider,
  type WebhookHeaders,
} from '../../../providers/payments/payments-provider';
import type { StatusSync } from './sync-payment-status';

interface Needs {
  provider: Pick<PaymentsProvider, 'readWebhook'>;
  statusSync: Pick<StatusSync, 'handleEvent'>;
}

const ADDRESS = '/webhooks/payments/';
const LARGEST_BYTES = 65_536;

/** Webhooks of the payment provider, which authenticates by a signature. */
export function paymentWebhooksRoutes(app: Api, { provider, statusSync }: Needs): void {
  async function receive(headers: WebhookHeaders, rawBody: string): Promise<{ kept: true }> {
    const event = await provider.readWebhook(headers, rawBody).catch(refuse);
    await statusSync.handleEvent(event);
    return { kept: true };
  }

  const schema = {
    tags: ['payments'],
    summary: 'An event of the payment provider; a repeated one changes nothing',
    response: { 200: Type.Object({ kept: Type.Boolean() }), 401: DetailErrorSchema, 503: DetailErrorSchema },
  };
  void app.register(async (scope) => {
    // The signature covers the bytes as they were sent, so the body is not parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.post(ADDRESS, { schema }, ({ headers, body }) =>
      receive(headers, typeof body === 'string' ? body : ''),
    );
    scope.get(ADDRESS, { schema }, ({ headers, url }) => receive(headers, url.split('?')[1] ?? ''));
  });
}

function refuse(error: unknown): never {
  if (!(error instanceof PaymentsFailure)) throw error;
  throw error.kind === 'away'
    ? new HttpError(503, 'payments_away')
    : new HttpError(401, 'webhook_not_believed');
}
