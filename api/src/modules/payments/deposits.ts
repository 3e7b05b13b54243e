import { addDays, BOOKING_TERMS } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { BookingRow } from '../bookings/booking-process.service';
import { createDepositsStore } from './deposits.store';
import { pageOf } from './pay-in-order';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore } from './payments.store';
import { createProviderCallsStore } from './provider-calls.store';

const DAYS_AHEAD = 2;
const PATIENCE_MS = 60_000;

/** Deposits: set aside on the card that paid, two days before a trip; other means are handed over at the pick-up. */
export function createDeposits({ database, clock, process, provider, siteUrl, onTrouble }: PaymentNeeds) {
  /** Starts what is due; answers the payments that are under way by it. */
  async function startDue(): Promise<number[]> {
    const today = clock.today();
    const due = await createDepositsStore(database).without({ from: today, to: addDays(today, DAYS_AHEAD) });
    const started: number[] = [];
    for (const { id } of due) {
      const paymentId = await database.transaction().execute((transaction) => start(transaction, id));
      if (paymentId !== undefined) started.push(paymentId);
    }
    return started;
  }

  async function start(transaction: Database, bookingId: number): Promise<number | undefined> {
    const booking = await process.lock(transaction, bookingId);
    const store = createPaymentsStore(transaction);
    const rows = await store.ofBooking(booking.id);
    const alias = rows.findLast(({ state, card_alias }) => state === 'done' && card_alias)?.card_alias;
    if (booking.state !== 'TO_COME' || !alias || rows.some(({ reason }) => reason === 'depos'))
      return undefined;
    return intend(transaction, booking, alias);
  }

  async function intend(transaction: Database, booking: BookingRow, alias: string): Promise<number> {
    const { deposit, currency } = await createDepositsStore(transaction).ofCamper(booking.camper_id);
    const made_at = clock.now();
    const payment = await createPaymentsStore(transaction).insert({
      ...{ booking_id: booking.id, type: 'card', reason: 'depos', state: 'in_prog' },
      ...{ amount: deposit, currency, card_alias: alias, made_at },
    });
    const returnUrl = `${siteUrl}${pageOf(booking)}`;
    const request = { alias, amount: deposit, currency, reference: payment.public_id, returnUrl };
    const tryAt = new Date(made_at.getTime() + PATIENCE_MS);
    await createProviderCallsStore(transaction).intend(payment.id, { kind: 'deposit', request }, tryAt);
    return payment.id;
  }

  /** Lets deposits go of trips that are over for long enough, or that never were. */
  async function releaseDue(): Promise<void> {
    const before = addDays(clock.today(), -BOOKING_TERMS.reviewDays);
    for (const { id, provider_id } of await createDepositsStore(database).over(before)) {
      try {
        await provider.releaseDeposit(provider_id ?? '');
      } catch (error) {
        if (!(error instanceof PaymentsFailure)) throw error;
        if (error.kind === 'away') continue;
        onTrouble({ payment: id, failure: error.message });
      }
      await createPaymentsStore(database).change(id, ['done'], { state: 'cancel' });
    }
  }

  return { startDue, releaseDue };
}

export type Deposits = ReturnType<typeof createDeposits>;
