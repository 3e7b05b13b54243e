import type { PaymentsSettings } from '../../config/payments-settings';
import { createMangopayPayments } from './mangopay-payments';
import { PaymentsFailure, type PaymentsProvider } from './payments-provider';
import { createSandboxPayments } from './sandbox-payments';

/** The configured payment provider; without one every call fails as `away`. */
export function choosePayments(settings: PaymentsSettings | undefined): PaymentsProvider {
  if (!settings) return withoutProvider();
  return settings.provider === 'sandbox' ? createSandboxPayments(settings) : createMangopayPayments(settings);
}

function withoutProvider(): PaymentsProvider {
  const refuse = () => Promise.reject(new PaymentsFailure('away', 'no provider is set up: set PAYMENTS'));
  return {
    cardRegistration: refuse,
    cardFacts: refuse,
    payIn: refuse,
    payInStatus: refuse,
    refund: refuse,
    authoriseDeposit: refuse,
    captureDeposit: refuse,
    releaseDeposit: refuse,
    readWebhook: refuse,
  };
}
