import type { MoveAnswer, PayInAnswer } from '../../providers/payments/payments-provider';
import type { Deposits } from './deposits';
import { inTurn } from './in-turn';
import type { PaymentNeeds } from './payment-needs';
import { ATTEMPTS, createPaymentsStore, type Payment, type PaymentChanges } from './payments.store';
import { createProviderCallsStore } from './provider-calls.store';
import type { SecondHalves } from './second-halves';
import type { Settlement } from './settle-payment';
import { undoCredits } from './stray-money';

export interface EndingNeeds extends PaymentNeeds {
  settlement: Settlement;
  secondHalves: SecondHalves;
  deposits: Deposits;
}

/** Ends payments, the one way or the other. */
export function createEndings(needs: EndingNeeds) {
  const { database, clock, process, ledger, settlement, secondHalves, deposits, onTrouble } = needs;

  async function succeed(payment: Payment, answer: PayInAnswer | MoveAnswer): Promise<void> {
    if (payment.reason === 'refund') return refunded(payment, answer.id);
    if (payment.reason !== 'depos') return settlement.settle(payment, answer);
    await close(payment, { state: 'done', provider_id: answer.id, redirect_url: null, done_at: clock.now() });
  }

  async function refunded(payment: Payment, providerId: string): Promise<void> {
    await inTurn(database, async (transaction) => {
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
      onTrouble({ payment: payment.id, failure: `refund ended: ${errorCode}` });
    await inTurn(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const changes = { state: 'failed', error_code: errorCode, redirect_url: null } as const;
      const known = providerId ? { provider_id: providerId } : {};
      const won = await createPaymentsStore(transaction).change(payment.id, ['in_prog'], {
        ...changes,
        ...known,
      });
      await createProviderCallsStore(transaction).close(payment.id, clock.now());
      if (won?.reason === 'depos') await deposits.missed(transaction, booking, won);
      if (!won || !ATTEMPTS.includes(won.reason)) return;
      await undoCredits(transaction, won);
      if (won.due_on !== null) await secondHalves.missed(transaction, booking, won);
    });
  }

  async function close(payment: Payment, changes: PaymentChanges): Promise<void> {
    await createPaymentsStore(database).change(payment.id, ['in_prog'], changes);
    await createProviderCallsStore(database).close(payment.id, clock.now());
  }

  return { succeed, fail };
}
