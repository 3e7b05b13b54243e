import { addDays, BOOKING_DEADLINES } from '@campavia/domain';

import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import { PaymentsFailure } from '../../../providers/payments/payments-provider';
import type { BookingRow } from '../../bookings/booking-process.service';
import type { PaymentDependencies } from '../payment-dependencies';
import { createPaymentsStore, type Payment } from '../payments.store';
import { callbackPath } from '../provider/pay-in-order';
import { CALL_GRACE_MS, createProviderCallsStore } from '../provider/provider-calls.store';
import { AT_PICK_UP, NOT_AUTHORISED, RETRIED, withDeposit } from './deposit-emails';
import { createDepositsStore } from './deposits.store';

/** How many days before a trip its deposit is authorised. */
export const DEPOSIT_DAYS_AHEAD = 2;

type Needs = Pick<
  PaymentDependencies,
  'database' | 'clock' | 'process' | 'provider' | 'siteUrl' | 'emails' | 'onFailure'
>;

/**
 * Deposits: authorised on the card that paid, from two days before a trip and once a day until it begins. A deposit
 * that cannot be authorised, and one by other means, is handed over at the pick-up.
 */
export function createDeposits(needs: Needs) {
  const { handleFailure, leaveToPickUp } = pickingUp(needs);
  return { ...authorising(needs, leaveToPickUp), handleFailure, ...releasing(needs) };
}

export type Deposits = ReturnType<typeof createDeposits>;
type Amount = Pick<Payment, 'amount' | 'currency'>;
type LeaveToPickUp = (transaction: Database, booking: BookingRow, amount: Amount) => Promise<void>;

function authorising({ database, clock, process, siteUrl, onFailure }: Needs, leaveToPickUp: LeaveToPickUp) {
  /** Records the authorisations that are due; returns their payments. */
  async function startDue(): Promise<number[]> {
    const today = clock.today();
    const due = await createDepositsStore(database).listDue({
      today,
      until: addDays(today, DEPOSIT_DAYS_AHEAD),
    });
    const started: number[] = [];
    for (const { id } of due) {
      try {
        const paymentId = await withRetry(database, (transaction) => start(transaction, id));
        if (paymentId !== undefined) started.push(paymentId);
      } catch (error) {
        onFailure({ booking: id, err: error });
      }
    }
    return started;
  }

  async function start(transaction: Database, bookingId: number): Promise<number | undefined> {
    const booking = await process.lock(transaction, bookingId);
    const rows = await createPaymentsStore(transaction).ofBooking(booking.id);
    if (booking.state !== 'TO_COME' || booking.deposit_at_pick_up || rows.some(isTriedToday))
      return undefined;
    const alias = rows.findLast(({ state, card_alias }) => state === 'done' && card_alias)?.card_alias;
    if (alias && clock.today() <= booking.date_from) return record(transaction, booking, alias);
    const { deposit: amount, currency } = await createDepositsStore(transaction).ofCamper(booking.camper_id);
    await leaveToPickUp(transaction, booking, { amount, currency });
    return undefined;
  }

  function isTriedToday({ reason, state, due_on }: Payment): boolean {
    return reason === 'depos' && (state !== 'failed' || due_on === clock.today());
  }

  async function record(transaction: Database, booking: BookingRow, alias: string): Promise<number> {
    const { deposit, currency } = await createDepositsStore(transaction).ofCamper(booking.camper_id);
    const made_at = clock.now();
    const payment = await createPaymentsStore(transaction).insert({
      booking_id: booking.id,
      type: 'card',
      reason: 'depos',
      state: 'in_prog',
      amount: deposit,
      currency,
      card_alias: alias,
      made_at,
      due_on: clock.today(),
    });
    const returnUrl = `${siteUrl}${callbackPath(booking)}`;
    const request = { alias, amount: deposit, currency, reference: payment.public_id, returnUrl };
    const tryAt = new Date(made_at.getTime() + CALL_GRACE_MS);
    await createProviderCallsStore(transaction).record(payment.id, { kind: 'deposit', request }, tryAt);
    return payment.id;
  }

  return { startDue };
}

function pickingUp({ clock, emails }: Needs) {
  /** Handles a card that refused the deposit: it is tried again tomorrow, or left to the pick-up on the last day. */
  async function handleFailure(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    if (booking.state !== 'TO_COME') return;
    if (clock.today() >= booking.date_from) return leaveToPickUp(transaction, booking, payment);
    await emails.send(transaction, withDeposit(payment, booking), RETRIED);
  }

  async function leaveToPickUp(transaction: Database, booking: BookingRow, amount: Amount): Promise<void> {
    await createDepositsStore(transaction).markAtPickUp(booking.id);
    const notifications = clock.today() > booking.date_from ? NOT_AUTHORISED : AT_PICK_UP;
    await emails.send(transaction, withDeposit(amount, booking), notifications);
  }

  return { handleFailure, leaveToPickUp };
}

function releasing({ database, clock, provider, onFailure }: Needs) {
  /** Releases the deposits of trips that ended long enough ago, or that never took place. */
  async function releaseDue(): Promise<void> {
    const before = addDays(clock.today(), -BOOKING_DEADLINES.reviewDays);
    const releasable = await createDepositsStore(database).listReleasable(before);
    await forEachDespiteErrors(releasable, async ({ id, provider_id }) => {
      try {
        await provider.releaseDeposit(provider_id ?? '');
      } catch (error) {
        if (!(error instanceof PaymentsFailure)) throw error;
        if (error.kind === 'away') return;
        onFailure({ payment: id, failure: error.message });
      }
      await createPaymentsStore(database).transition(id, 'release_deposit');
    });
  }

  return { releaseDue };
}
