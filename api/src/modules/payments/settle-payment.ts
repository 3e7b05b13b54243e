import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { PayInAnswer } from '../../providers/payments/payments-provider';
import type { BookingRow } from '../bookings/booking-process.service';
import { createCompletion } from './complete-payment';
import { inTurn } from './in-turn';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore, type Payment } from './payments.store';
import { createProviderCallsStore } from './provider-calls.store';
import { createStrayMoney, undoCredits } from './stray-money';

// Money may still come of an attempt that was given up: it came, so it counts.
const OPEN = ['in_prog', 'failed', 'cancel'] as const;

/** Makes trips of money that has come in. */
export function createSettlement(needs: PaymentNeeds) {
  const { database, clock, process } = needs;
  const completion = createCompletion(needs);
  const { returnStray, whyStray } = createStrayMoney(needs);

  /**
   * Money has come in: once, whoever tells it first. The booking is confirmed in the same transaction; when that is
   * not possible any more, the money goes back.
   */
  async function settle(payment: Payment, answer: PayInAnswer): Promise<void> {
    await inTurn(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const won = await createPaymentsStore(transaction).change(payment.id, OPEN, {
        state: 'done',
        provider_id: answer.id,
        done_at: clock.now(),
        redirect_url: null,
        error_code: null,
        card_alias: answer.alias ?? null,
        card_expiry: answer.cardExpiry ?? null,
      });
      if (!won) return;
      await createProviderCallsStore(transaction).close(won.id, clock.now());
      await confirmOrReturn(transaction, booking, won);
    });
  }

  async function confirmOrReturn(
    transaction: Database,
    booking: BookingRow,
    payment: Payment,
  ): Promise<void> {
    await sql`savepoint confirming`.execute(transaction);
    try {
      await completion.complete(transaction, booking, payment);
      await sql`release savepoint confirming`.execute(transaction);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await sql`rollback to savepoint confirming`.execute(transaction);
      await returnStray(transaction, { booking, payment, why: whyStray(booking, payment, error) });
    }
  }

  return { settle, complete: completion.complete, undoCredits };
}

export type Settlement = ReturnType<typeof createSettlement>;
