import type { Api } from '../../core/app-context';
import { webhookRoute } from '../../core/routing/webhook-route';
import type {
  OwnerAccountEvent,
  OwnerAccountsProvider,
} from '../../providers/owner-accounts/owner-accounts-provider';
import { refuseWebhook } from '../../providers/payments/refuse-webhook';

/** Handlers of changes at the provider, by kind of object: each reads the current state of the object. */
export type OwnerAccountEventHandlers = Partial<
  Record<OwnerAccountEvent['kind'], (objectId: string) => Promise<void>>
>;

interface Needs {
  provider: Pick<OwnerAccountsProvider, 'readWebhook'>;
  handlers: OwnerAccountEventHandlers;
}

/** Webhooks of the payment provider about owners, which authenticate by a signature. */
export function ownerAccountWebhooksRoutes(app: Api, { provider, handlers }: Needs): void {
  webhookRoute(app, {
    address: '/webhooks/owner-accounts/',
    summary: 'Receives an event about an owner from the payment provider; idempotent',
    receive: async (headers, rawBody) => {
      const { kind, objectId } = await provider.readWebhook(headers, rawBody).catch(refuseWebhook);
      await handlers[kind]?.(objectId).catch(refuseWebhook);
    },
  });
}
