import type { Api } from '../../core/app-context';
import { paymentStepsRoutes } from './payment-steps.routes';
import { paymentWebhooksRoutes } from './provider/payment-webhooks.routes';
import { createPayments, type PaymentsOptions } from './payments.service';
import { paymentsRoutes } from './payments.routes';

/** How trips are paid. */
export function registerPayments(app: Api, parts: PaymentsOptions): void {
  const payments = createPayments(parts);
  paymentsRoutes(app, payments);
  paymentStepsRoutes(app, payments.guest);
  paymentWebhooksRoutes(app, { provider: parts.provider, statusSync: payments.statusSync });
}
