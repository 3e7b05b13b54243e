import { createLedger } from '../ledger/ledger.service';
import { createPaymentChoice } from './choose-payment-means';
import { createConfirmation } from './confirm-payment';
import { createDeposits } from './deposits/deposits';
import { createGuestPayments } from './guest-payments.service';
import { createFollowing } from './provider/sync-payment-status';
import { createMoneyEffects } from './payment-effects.service';
import type { PaymentNeeds } from './payment-dependencies';
import { createPaymentWork } from './provider/payment.job';
import { createPaymentsService } from './payment-overview';
import { createPreparation } from './prepare-payment';
import { createSecondHalves } from './instalments/second-instalments';
import { createSettlement } from './provider/apply-outcome';
import { createStart } from './start-payment';

/** What payments are made of, given from outside. */
export type PaymentParts = Omit<PaymentNeeds, 'ledger'>;

/** Everything about paying for trips. */
export function createPayments(parts: PaymentParts) {
  const needs: PaymentNeeds = { ...parts, ledger: createLedger(parts.clock) };
  const preparation = createPreparation(needs);
  const settlement = createSettlement(needs);
  const secondHalves = createSecondHalves(needs);
  const deposits = createDeposits(needs);
  const following = createFollowing({ ...needs, settlement, secondHalves, deposits });
  const start = createStart({ ...needs, preparation, following });
  const confirmation = createConfirmation({ ...needs, preparation, settlement, start });
  const effects = createMoneyEffects(parts);
  return {
    payments: createPaymentsService({ ...needs, preparation }),
    choice: createPaymentChoice({ ...needs, preparation }),
    guest: createGuestPayments({ ...needs, start, confirmation, following, effects }),
    work: createPaymentWork({ ...needs, following, secondHalves, deposits }),
    following,
  };
}

export type { PaymentWork } from './provider/payment.job';
export type Payments = ReturnType<typeof createPayments>;
