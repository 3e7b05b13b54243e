import { createLedger } from '../ledger/ledger.service';
import { createPaymentChoice } from './choose-payment';
import { createConfirmation } from './confirm-payment';
import { createDeposits } from './deposits';
import { createGuestPayments } from './follow-for-guest';
import { createFollowing } from './follow-payment';
import { createMoneyEffects } from './money-effects.service';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentWork } from './payment-work';
import { createPaymentsService } from './payments.service';
import { createPreparation } from './prepare-payment';
import { createSecondHalves } from './second-halves';
import { createSettlement } from './settle-payment';
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

export type { PaymentWork } from './payment-work';
export type Payments = ReturnType<typeof createPayments>;
