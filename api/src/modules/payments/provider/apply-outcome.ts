import { sql } from 'kysely';

import { ceilDivide, type TransitionName } from '@campavia/domain';

import { HttpError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import type { PaymentPart } from '../../../database/payment-schema';
import { withRetry } from '../../../database/with-retry';
import type { MoveAnswer, PayInAnswer } from '../../../providers/payments/payments-provider';
import { nowOf, type BookingRow } from '../../bookings/booking-process.service';
import { createChargeOutcomes } from '../deposits/deposit-charges';
import type { Deposits } from '../deposits/deposits';
import type { SecondInstalments } from '../instalments/second-instalments';
import type { PaymentDependencies } from '../payment-dependencies';
import { createPaymentsStore, DEPOSIT_CHARGE_REASONS, PAY_IN_REASONS, type Payment } from '../payments.store';
import { isToPay } from '../prepare-payment';
import { createUnmatchedPayments, releaseCredits } from '../refunds/unmatched-payments';
import { createProviderCallsStore } from './provider-calls.store';

interface Needs extends PaymentDependencies {
  secondInstalments: Pick<SecondInstalments, 'handleFailure'>;
  deposits: Pick<Deposits, 'handleFailure'>;
}

const TRANSITION_OF_PART: Record<PaymentPart, TransitionName> = {
  whole: 'pay_whole',
  first_half: 'pay_first_half',
  second_half: 'pay_second_half',
};

/** Applies the outcome of payments: marks bookings paid and confirms them, refunds unusable money, or fails. */
export function createOutcomes(needs: Needs) {
  const { complete } = completing(needs);
  return { complete, ...succeeding(needs, complete), ...failing(needs) };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
type Complete = ReturnType<typeof completing>['complete'];

function completing({ clock, process, ledger, requests }: Needs) {
  /**
   * Books a completed payment with the rental credits spent with it, and confirms its booking.
   * @throws HttpError 405 when the booking cannot be confirmed by it
   */
  async function complete(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    const store = createPaymentsStore(transaction);
    const dependents = await store.listDependents(payment.id);
    const credits = dependents.filter(({ reason, state }) => reason === 'moneyb' && state === 'in_prog');
    const rows = [payment, ...credits];
    const paid = rows.reduce((sum, { amount }) => sum + amount, 0);
    await requireDue(transaction, booking, { payment, paid });
    for (const { id } of credits) await store.transition(id, 'use_credits', { done_at: clock.now() });
    await bookSale(transaction, booking, payment);
    for (const row of rows) {
      await ledger[row.reason === 'moneyb' ? 'bookCredits' : 'bookPayIn'](transaction, booking, row);
    }
    await store.addToBookingTotals(booking.id, { paid });
    await store.transitionAll(booking.id, 'withdraw_choice');
    if (payment.part === 'second_half') await store.transitionAll(booking.id, 'withdraw_instalment');
    if (payment.request_id !== null) return;
    const name = TRANSITION_OF_PART[payment.part];
    await process.transitionWithin(transaction, { bookingId: booking.id, name, actor: 'provider' });
  }

  // Checked before anything is written: money that arrives late does not extend a term.
  async function requireDue(
    transaction: Database,
    booking: BookingRow,
    { payment, paid }: { payment: Payment; paid: number },
  ): Promise<void> {
    const { request_id: id, part } = payment;
    if (id === null && !isToPay(booking, nowOf(clock)))
      throw new HttpError(405, 'BOOKING_NOT_IN_VALID_STATE');
    const due = id === null ? dueOf(booking, part) : (await requests.getDue(transaction, booking, id)).amount;
    if (paid !== due) throw new HttpError(405, 'BOOKING_NOT_IN_VALID_STATE');
  }

  // A request that is paid changes the trip, and its lines are added to the sale.
  async function bookSale(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    if (payment.request_id === null) {
      if (payment.part !== 'second_half') await ledger.bookSale(transaction, booking);
      return;
    }
    await requests.confirm(transaction, booking, payment.request_id);
    await ledger.bookGrowth(transaction, booking, payment.request_id);
  }

  return { complete };
}

function dueOf({ price, paid }: BookingRow, part: PaymentPart): number {
  const open = (price ?? 0) - paid;
  return part === 'first_half' ? ceilDivide(open, 2) : open;
}

function succeeding(needs: Needs, complete: Complete) {
  const { database, clock, process, ledger } = needs;
  const { returnUnmatched } = createUnmatchedPayments(needs);
  const charges = createChargeOutcomes(needs);

  /** Applies a success: of a pay-in, a refund, a deposit or a charge to one. */
  async function succeed(payment: Payment, answer: PayInAnswer | MoveAnswer): Promise<void> {
    if (payment.reason === 'refund') return completeRefund(payment, answer.id);
    if (DEPOSIT_CHARGE_REASONS.includes(payment.reason)) return charges.complete(payment, answer.id);
    if (payment.reason !== 'depos') return receive(payment, answer);
    const changes = { provider_id: answer.id, redirect_url: null, done_at: clock.now() };
    await createPaymentsStore(database).transition(payment.id, 'authorise_deposit', changes);
    await createProviderCallsStore(database).close(payment.id, clock.now());
  }

  /** Books money once, however often it is reported, and confirms the booking or refunds the money. */
  async function receive(payment: Payment, answer: PayInAnswer): Promise<void> {
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const received = await createPaymentsStore(transaction).transition(payment.id, 'receive', {
        provider_id: answer.id,
        done_at: clock.now(),
        redirect_url: null,
        error_code: null,
        card_alias: answer.alias ?? null,
        card_expiry: answer.cardExpiry ?? null,
      });
      if (!received) return;
      await createProviderCallsStore(transaction).close(received.id, clock.now());
      await confirmOrReturn(transaction, booking, received);
    });
  }

  async function confirmOrReturn(
    transaction: Database,
    booking: BookingRow,
    payment: Payment,
  ): Promise<void> {
    await sql`savepoint confirming`.execute(transaction);
    try {
      await complete(transaction, booking, payment);
      await sql`release savepoint confirming`.execute(transaction);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await sql`rollback to savepoint confirming`.execute(transaction);
      await returnUnmatched(transaction, { booking, payment, error });
    }
  }

  async function completeRefund(payment: Payment, providerId: string): Promise<void> {
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const changes = { provider_id: providerId, done_at: clock.now() };
      const refund = await createPaymentsStore(transaction).transition(
        payment.id,
        'complete_refund',
        changes,
      );
      if (!refund) return;
      await createProviderCallsStore(transaction).close(refund.id, clock.now());
      await ledger.bookRefundPaid(transaction, booking, { ...refund, from: 'provider_cash' });
    });
  }

  return { succeed };
}

function failing({ database, clock, process, secondInstalments, deposits, chargeEffects, onFailure }: Needs) {
  /** Applies a failure: releases rental credits, and schedules the next attempt of an instalment or deposit. */
  async function fail(payment: Payment, errorCode: string, providerId?: string): Promise<void> {
    if (payment.reason === 'refund')
      onFailure({ payment: payment.id, failure: `refund ended: ${errorCode}` });
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const failed = await createPaymentsStore(transaction).transition(payment.id, 'fail', {
        error_code: errorCode,
        redirect_url: null,
        ...(providerId && { provider_id: providerId }),
      });
      await createProviderCallsStore(transaction).close(payment.id, clock.now());
      if (failed && DEPOSIT_CHARGE_REASONS.includes(failed.reason))
        await chargeEffects.failed(transaction, booking, failed);
      if (failed?.reason === 'depos') await deposits.handleFailure(transaction, booking, failed);
      if (!failed || !PAY_IN_REASONS.includes(failed.reason)) return;
      await releaseCredits(transaction, failed);
      if (failed.due_on !== null) await secondInstalments.handleFailure(transaction, booking, failed);
    });
  }

  return { fail };
}
