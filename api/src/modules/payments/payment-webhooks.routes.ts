import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import {
  PaymentsFailure,
  type PaymentsProvider,
  type WebhookHeaders,
} from '../../providers/payments/payments-provider';
import type { Following } from './follow-payment';

interface Needs {
  provider: Pick<PaymentsProvider, 'readWebhook'>;
  following: Pick<Following, 'hearEvent'>;
}

const ADDRESS = '/webhooks/payments/';
const LARGEST_BYTES = 65_536;

/** Where the provider tells what happened by itself: it proves by its signature that it is the provider. */
export function paymentWebhooksRoutes(app: Api, { provider, following }: Needs): void {
  async function hear(headers: WebhookHeaders, rawBody: string): Promise<{ kept: true }> {
    const event = await provider.readWebhook(headers, rawBody).catch(refuse);
    await following.hearEvent(event);
    return { kept: true };
  }

  const schema = {
    tags: ['payments'],
    summary: 'What the payment provider tells by itself; the same again changes nothing',
    response: { 200: Type.Object({ kept: Type.Boolean() }), 401: DetailErrorSchema, 503: DetailErrorSchema },
  };
  void app.register(async (scope) => {
    // A signature is over the bytes that were sent, not over what they mean.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.post(ADDRESS, { schema }, ({ headers, body }) =>
      hear(headers, typeof body === 'string' ? body : ''),
    );
    scope.get(ADDRESS, { schema }, ({ headers, url }) => hear(headers, url.split('?')[1] ?? ''));
  });
}

function refuse(error: unknown): never {
  if (!(error instanceof PaymentsFailure)) throw error;
  throw error.kind === 'away'
    ? new HttpError(503, 'payments_away')
    : new HttpError(401, 'webhook_not_believed');
}
