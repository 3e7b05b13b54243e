import type { MoveAnswer, PayInAnswer } from '../../providers/payments/payments-provider';
import type { Deposits } from './deposits/deposits';
import { withRetry } from '../../database/with-retry';
import type { PaymentDependencies } from './payment-dependencies';
import { PAY_IN_REASONS, createPaymentsStore, type Payment, type PaymentChanges } from './payments.store';
import { createProviderCallsStore } from './provider/provider-calls.store';
import type { SecondInstalments } from './instalments/second-instalments';
import type { Settlement } from './provider/apply-outcome';
import { releaseCredits } from './refunds/unmatched-payments';

export interface EndingNeeds extends PaymentDependencies {
  settlement: Settlement;
  secondInstalments: SecondInstalments;
  deposits: Deposits;
}

/** Ends payments, the one way or the other. */
export function createEndings(needs: EndingNeeds) {
  const { database, clock, process, ledger, settlement, secondInstalments, deposits, onFailure } = needs;

  async function succeed(payment: Payment, answer: PayInAnswer | MoveAnswer): Promise<void> {
    if (payment.reason === 'refund') return refunded(payment, answer.id);
    if (payment.reason !== 'depos') return settlement.settle(payment, answer);
    await close(payment, { state: 'done', provider_id: answer.id, redirect_url: null, done_at: clock.now() });
  }

  async function refunded(payment: Payment, providerId: string): Promise<void> {
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const changes = { state: 'done', provider_id: providerId, done_at: clock.now() } as const;
      const won = await createPaymentsStore(transaction).change(payment.id, ['in_prog', 'failed'], changes);
      if (!won) return;
      await createProviderCallsStore(transaction).close(won.id, clock.now());
      await ledger.bookRefundPaid(transaction, booking, { ...won, from: 'provider_cash' });
    });
  }

  async function fail(payment: Payment, errorCode: string, providerId?: string): Promise<void> {
    if (payment.reason === 'refund')
      onFailure({ payment: payment.id, failure: `refund ended: ${errorCode}` });
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const changes = { state: 'failed', error_code: errorCode, redirect_url: null } as const;
      const known = providerId ? { provider_id: providerId } : {};
      const won = await createPaymentsStore(transaction).change(payment.id, ['in_prog'], {
        ...changes,
        ...known,
      });
      await createProviderCallsStore(transaction).close(payment.id, clock.now());
      if (won?.reason === 'depos') await deposits.missed(transaction, booking, won);
      if (!won || !PAY_IN_REASONS.includes(won.reason)) return;
      await releaseCredits(transaction, won);
      if (won.due_on !== null) await secondInstalments.missed(transaction, booking, won);
    });
  }

  async function close(payment: Payment, changes: PaymentChanges): Promise<void> {
    await createPaymentsStore(database).change(payment.id, ['in_prog'], changes);
    await createProviderCallsStore(database).close(payment.id, clock.now());
  }

  return { succeed, fail };
}
