import { createLedger } from '../ledger/ledger.service';
import { createMethodChoice } from './choose-payment-method';
import { createConfirmation } from './confirm-payment';
import { createDepositCharges } from './deposits/deposit-charges';
import { createDeposits } from './deposits/deposits';
import { createGuestPayments } from './guest-payments.service';
import { createSecondInstalments } from './instalments/second-instalments';
import type { PaymentDependencies } from './payment-dependencies';
import { createPaymentEffects } from './payment-effects.service';
import { createPaymentOverview } from './payment-overview';
import { createPreparation } from './prepare-payment';
import { createOutcomes } from './provider/apply-outcome';
import { createPaymentJobs } from './provider/payment.job';
import { createStatusSync } from './provider/sync-payment-status';

export { DEPOSIT_DAYS_AHEAD } from './deposits/deposits';
export { DEPOSIT_CHARGE_REASONS } from './payments.store';
export type { ChargeEffects } from './deposits/charge-effects';
export type { DepositCharges } from './deposits/deposit-charges';
export { startPaymentJob, type PaymentJobs } from './provider/payment.job';

/** Dependencies of payments from outside the module. */
export type PaymentsOptions = Omit<PaymentDependencies, 'ledger'>;

/** Everything about paying for trips. */
export function createPayments(options: PaymentsOptions) {
  const needs: PaymentDependencies = { ...options, ledger: createLedger(options.clock) };
  const preparation = createPreparation(needs);
  const secondInstalments = createSecondInstalments(needs);
  const deposits = createDeposits(needs);
  const outcomes = createOutcomes({ ...needs, secondInstalments, deposits });
  const statusSync = createStatusSync({ ...needs, outcomes });
  const confirmation = createConfirmation({ ...needs, preparation, outcomes, statusSync });
  const effects = createPaymentEffects(options);
  return {
    overview: createPaymentOverview({ ...needs, preparation }),
    choice: createMethodChoice({ ...needs, preparation }),
    guest: createGuestPayments({ ...needs, preparation, confirmation, statusSync, effects }),
    jobs: createPaymentJobs({ ...needs, statusSync, secondInstalments, deposits }),
    charges: { ...createDepositCharges(needs), sync: statusSync.sync },
    statusSync,
  };
}

export type Payments = ReturnType<typeof createPayments>;
