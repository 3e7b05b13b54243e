import { addMonths, daysBetween, todayIn, type Minor } from '@campavia/domain';

import type { Clock } from '../../../core/clock';
import type { Database } from '../../../database/connect';
import type { BookingRow } from '../../bookings/booking-process.service';
import type { Ledger } from '../../ledger/ledger.service';
import { createPaymentsStore, type NewPayment, type Payment } from '../payments.store';
import { createProviderCallsStore } from '../provider/provider-calls.store';
import { createRentalCreditsStore } from './rental-credits.store';

/** How money is refunded: the way it was paid, or as a rental credit that is valid for some months. */
export type RefundMethod = { as: 'money' } | { as: 'credit'; months: number };

interface RefundPart {
  payment: Payment;
  amount: Minor;
  method: RefundMethod;
}

const RESTORED_MONTHS = 6;
const DAY_MS = 86_400_000;
const REFUNDABLE_REASONS = new Set(['book', 'exten', 'exteng', 'moneyb']);

/** Refunds the payments of a booking: the latest payment first, rental credits last. */
export function createRefunds({ clock, ledger }: { clock: Clock; ledger: Ledger }) {
  /** @throws RangeError when less was paid than is to be refunded */
  async function refundBooking(
    transaction: Database,
    booking: BookingRow,
    { amount, method }: { amount: Minor; method: RefundMethod },
  ): Promise<void> {
    let left = amount;
    for (const { payment, open } of await listRefundable(transaction, booking.id)) {
      const part = Math.min(open, left);
      if (part === 0) continue;
      await refundPart(transaction, booking, { payment, amount: part, method });
      left -= part;
    }
    if (left > 0) throw new RangeError(`Booking ${booking.id} was not paid ${amount}`);
  }

  async function refundPart(transaction: Database, booking: BookingRow, part: RefundPart): Promise<void> {
    const { payment, amount, method } = part;
    if (payment.reason === 'moneyb') {
      const until = monthsAfter(clock.now(), RESTORED_MONTHS);
      await createRentalCreditsStore(transaction).restorePart(payment.id, amount, until);
      return recordCredit(transaction, booking, part);
    }
    if (method.as === 'credit') {
      const holder = { userId: booking.guest_id, currency: booking.currency_used };
      const now = clock.now();
      const until = monthsAfter(now, method.months);
      await createRentalCreditsStore(transaction).grant(holder, { amount, now, until });
      return recordCredit(transaction, booking, part);
    }
    await orderRefund(transaction, part);
  }

  async function recordCredit(transaction: Database, booking: BookingRow, part: RefundPart): Promise<void> {
    const done = { type: 'moneyb', state: 'done', done_at: clock.now() } as const;
    const refund = await createPaymentsStore(transaction).insert({
      ...refundRow(part, clock.now()),
      ...done,
    });
    await ledger.bookRefundPaid(transaction, booking, { ...refund, from: 'moneybox_liability' });
  }

  /** Records a refund by the provider, which is called once the transaction is committed. */
  async function orderRefund(transaction: Database, part: Omit<RefundPart, 'method'>): Promise<void> {
    const refund = await createPaymentsStore(transaction).insert(refundRow(part, clock.now()));
    const { id, public_id: reference, amount, currency } = refund;
    const request = { payInId: part.payment.provider_id ?? '', amount, currency, reference };
    await createProviderCallsStore(transaction).record(id, { kind: 'refund', request }, clock.now());
  }

  return { refundBooking, orderRefund };
}

/** The same hour (UTC) some months later; on the last day of a shorter month where it has no such day. */
export function monthsAfter(moment: Date, months: number): Date {
  const day = todayIn('UTC', moment);
  return new Date(moment.getTime() + daysBetween(day, addMonths(day, months)) * DAY_MS);
}

function refundRow({ payment, amount }: Omit<RefundPart, 'method'>, made_at: Date): NewPayment {
  const { booking_id, type, currency, id: of_payment } = payment;
  return {
    booking_id,
    type,
    reason: 'refund',
    state: 'in_prog',
    amount,
    currency,
    of_payment,
    made_at,
  };
}

// A payment with an error code was unmatched and already has its refund.
async function listRefundable(transaction: Database, bookingId: number) {
  const all = await createPaymentsStore(transaction).ofBooking(bookingId);
  const refunded = new Map<number, Minor>();
  for (const { reason, of_payment, amount } of all) {
    if (reason === 'refund' && of_payment !== null)
      refunded.set(of_payment, (refunded.get(of_payment) ?? 0) + amount);
  }
  return all
    .filter(
      ({ state, reason, error_code }) =>
        state === 'done' && REFUNDABLE_REASONS.has(reason) && error_code === null,
    )
    .sort((one, other) => rank(one) - rank(other) || other.id - one.id)
    .map((payment) => ({ payment, open: payment.amount - (refunded.get(payment.id) ?? 0) }));
}

function rank({ reason }: Payment): number {
  return reason === 'moneyb' ? 1 : 0;
}
