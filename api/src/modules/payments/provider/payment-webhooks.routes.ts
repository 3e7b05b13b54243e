import type { Api } from '../../../core/app-context';
import { webhookRoute } from '../../../core/routing/webhook-route';
import type { PaymentsProvider } from '../../../providers/payments/payments-provider';
import { refuseWebhook } from '../../../providers/payments/refuse-webhook';
import type { StatusSync } from './sync-payment-status';

interface Needs {
  provider: Pick<PaymentsProvider, 'readWebhook'>;
  statusSync: Pick<StatusSync, 'handleEvent'>;
}

/** Webhooks of the payment provider, which authenticates by a signature. */
export function paymentWebhooksRoutes(app: Api, { provider, statusSync }: Needs): void {
  webhookRoute(app, {
    address: '/webhooks/payments/',
    summary: 'Receives an event of the payment provider; idempotent',
    receive: async (headers, rawBody) => {
      const event = await provider.readWebhook(headers, rawBody).catch(refuseWebhook);
      await statusSync.handleEvent(event).catch(refuseWebhook);
    },
  });
}
