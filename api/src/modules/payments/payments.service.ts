import { createLedger } from '../ledger/ledger.service';
import { createMeansChoice } from './choose-payment-means';
import { createConfirmation } from './confirm-payment';
import { createDeposits } from './deposits/deposits';
import { createGuestPayments } from './guest-payments.service';
import { createStatusSync } from './provider/sync-payment-status';
import { createPaymentEffects } from './payment-effects.service';
import type { PaymentDependencies } from './payment-dependencies';
import { createPaymentJobs } from './provider/payment.job';
import { createPaymentOverview } from './payment-overview';
import { createPreparation } from './prepare-payment';
import { createSecondInstalments } from './instalments/second-instalments';
import { createSettlement } from './provider/apply-outcome';
import { createStart } from './start-payment';

/** What payments are made of, given from outside. */
export type PaymentsOptions = Omit<PaymentDependencies, 'ledger'>;

/** Everything about paying for trips. */
export function createPayments(parts: PaymentsOptions) {
  const needs: PaymentDependencies = { ...parts, ledger: createLedger(parts.clock) };
  const preparation = createPreparation(needs);
  const settlement = createSettlement(needs);
  const secondInstalments = createSecondInstalments(needs);
  const deposits = createDeposits(needs);
  const statusSync = createStatusSync({ ...needs, settlement, secondInstalments, deposits });
  const start = createStart({ ...needs, preparation, statusSync });
  const confirmation = createConfirmation({ ...needs, preparation, settlement, start });
  const effects = createPaymentEffects(parts);
  return {
    payments: createPaymentOverview({ ...needs, preparation }),
    choice: createMeansChoice({ ...needs, preparation }),
    guest: createGuestPayments({ ...needs, start, confirmation, statusSync, effects }),
    work: createPaymentJobs({ ...needs, statusSync, secondInstalments, deposits }),
    statusSync,
  };
}

export type { PaymentJobs } from './provider/payment.job';
export type Payments = ReturnType<typeof createPayments>;
