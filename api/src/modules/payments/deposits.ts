import { addDays, BOOKING_TERMS } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { BookingRow } from '../bookings/booking-process.service';
import { HANDED_OVER, TOO_LATE, toldWith, TRIED_AGAIN } from './deposit-letters';
import { createDepositsStore } from './deposits.store';
import { pageOf } from './pay-in-order';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore, type Payment } from './payments.store';
import { createProviderCallsStore } from './provider-calls.store';

const DAYS_AHEAD = 2;
const PATIENCE_MS = 60_000;

type Needs = Pick<
  PaymentNeeds,
  'database' | 'clock' | 'process' | 'provider' | 'siteUrl' | 'letters' | 'onTrouble'
>;

/**
 * Deposits: set aside on the card that paid, two days before a trip and once a day until it begins; whatever cannot
 * be set aside, and other means, are handed over at the pick-up. So is what nobody came to before the trip had begun.
 */
export function createDeposits(needs: Needs) {
  const { missed, handOver } = handingOver(needs);
  return { ...settingAside(needs, handOver), missed, ...lettingGo(needs) };
}

function settingAside({ database, clock, process, siteUrl }: Needs, handOver: HandOver) {
  /** Starts what is due; answers the payments that are under way by it. */
  async function startDue(): Promise<number[]> {
    const today = clock.today();
    const due = await createDepositsStore(database).without({ today, until: addDays(today, DAYS_AHEAD) });
    const started: number[] = [];
    for (const { id } of due) {
      const paymentId = await database.transaction().execute((transaction) => start(transaction, id));
      if (paymentId !== undefined) started.push(paymentId);
    }
    return started;
  }

  async function start(transaction: Database, bookingId: number): Promise<number | undefined> {
    const booking = await process.lock(transaction, bookingId);
    const rows = await createPaymentsStore(transaction).ofBooking(booking.id);
    if (booking.state !== 'TO_COME' || booking.deposit_at_pick_up || rows.some(isTriedToday))
      return undefined;
    const alias = rows.findLast(({ state, card_alias }) => state === 'done' && card_alias)?.card_alias;
    if (alias && clock.today() <= booking.date_from) return intend(transaction, booking, alias);
    const { deposit: amount, currency } = await createDepositsStore(transaction).ofCamper(booking.camper_id);
    await handOver(transaction, booking, { amount, currency });
    return undefined;
  }

  function isTriedToday({ reason, state, due_on }: Payment): boolean {
    return reason === 'depos' && (state !== 'failed' || due_on === clock.today());
  }

  async function intend(transaction: Database, booking: BookingRow, alias: string): Promise<number> {
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
    const returnUrl = `${siteUrl}${pageOf(booking)}`;
    const request = { alias, amount: deposit, currency, reference: payment.public_id, returnUrl };
    const tryAt = new Date(made_at.getTime() + PATIENCE_MS);
    await createProviderCallsStore(transaction).intend(payment.id, { kind: 'deposit', request }, tryAt);
    return payment.id;
  }

  return { startDue };
}

type Deposit = Pick<Payment, 'amount' | 'currency'>;
type HandOver = (transaction: Database, booking: BookingRow, deposit: Deposit) => Promise<void>;

function handingOver({ clock, letters }: Needs) {
  /** The card refused it: it comes again tomorrow, or it is handed over today. */
  async function missed(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    if (booking.state !== 'TO_COME') return;
    if (clock.today() >= booking.date_from) return handOver(transaction, booking, payment);
    await letters.send(transaction, toldWith(payment, booking), TRIED_AGAIN);
  }

  async function handOver(transaction: Database, booking: BookingRow, deposit: Deposit): Promise<void> {
    await createDepositsStore(transaction).noteAtPickUp(booking.id);
    const postings = clock.today() > booking.date_from ? TOO_LATE : HANDED_OVER;
    await letters.send(transaction, toldWith(deposit, booking), postings);
  }

  return { missed, handOver };
}

function lettingGo({ database, clock, provider, onTrouble }: Needs) {
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

  return { releaseDue };
}

export type Deposits = ReturnType<typeof createDeposits>;
