import type { Api } from '../../core/app-context';
import { paymentStepsRoutes } from './payment-steps.routes';
import { paymentWebhooksRoutes } from './payment-webhooks.routes';
import { createPayments, type PaymentParts } from './payments-of.service';
import { paymentsRoutes } from './payments.routes';

/** How trips are paid. */
export function registerPayments(app: Api, parts: PaymentParts): void {
  const payments = createPayments(parts);
  paymentsRoutes(app, payments);
  paymentStepsRoutes(app, payments.guest);
  paymentWebhooksRoutes(app, { provider: parts.provider, following: payments.following });
}
