import type { Minor } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import type { Ledger } from '../ledger/ledger.service';
import { createPaymentsStore, type NewPayment, type Payment } from './payments.store';
import { createProviderCallsStore } from './provider-calls.store';
import { createRentalCreditsStore } from './rental-credits.store';
import { monthsAfter } from './months-after';

/** How a refund is carried out: the way the money came, or as a rental credit that lasts so many months. */
export type RefundWay = { as: 'money' } | { as: 'credit'; months: number };

const RESTORED_MONTHS = 6;

/** Gives money back over what it came in by: the latest payment first, rental credits last. */
export function createGivingBack({ clock, ledger }: { clock: Clock; ledger: Ledger }) {
  async function giveBack(
    transaction: Database,
    booking: BookingRow,
    { amount, way }: { amount: Minor; way: RefundWay },
  ): Promise<void> {
    let left = amount;
    for (const { payment, open } of await refundable(transaction, booking.id)) {
      const part = Math.min(open, left);
      if (part === 0) continue;
      await giveBackOf(transaction, booking, { payment, amount: part, way });
      left -= part;
    }
    if (left > 0) throw new RangeError(`Booking ${booking.id} was not paid ${amount}`);
  }

  async function giveBackOf(transaction: Database, booking: BookingRow, part: Part): Promise<void> {
    const { payment, amount, way } = part;
    if (payment.reason === 'moneyb') {
      const until = monthsAfter(clock.now(), RESTORED_MONTHS);
      await createRentalCreditsStore(transaction).restore(payment.id, amount, until);
      return noteCredit(transaction, booking, part);
    }
    if (way.as === 'credit') {
      const holder = { userId: booking.guest_id, currency: booking.currency_used };
      const now = clock.now();
      const until = monthsAfter(now, way.months);
      await createRentalCreditsStore(transaction).give(holder, { amount, now, until });
      return noteCredit(transaction, booking, part);
    }
    await orderRefund(transaction, part);
  }

  async function noteCredit(transaction: Database, booking: BookingRow, part: Part): Promise<void> {
    const done = { type: 'moneyb', state: 'done', done_at: clock.now() } as const;
    const refund = await createPaymentsStore(transaction).insert({ ...refundOf(part, clock.now()), ...done });
    await ledger.bookRefundPaid(transaction, booking, { ...refund, from: 'moneybox_liability' });
  }

  /** Writes down that the provider is to give money back; it is asked once this is committed. */
  async function orderRefund(transaction: Database, part: Omit<Part, 'way'>): Promise<void> {
    const refund = await createPaymentsStore(transaction).insert(refundOf(part, clock.now()));
    const { id, public_id: reference, amount, currency } = refund;
    const request = { payInId: part.payment.provider_id ?? '', amount, currency, reference };
    await createProviderCallsStore(transaction).intend(id, { kind: 'refund', request }, clock.now());
  }

  return { giveBack, orderRefund };
}

interface Part {
  payment: Payment;
  amount: Minor;
  way: RefundWay;
}

function refundOf({ payment, amount }: Omit<Part, 'way'>, made_at: Date): NewPayment {
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

const PAID_BY = new Set(['book', 'exten', 'exteng', 'moneyb']);

// Money that came for nothing has its own refund already.
async function refundable(transaction: Database, bookingId: number) {
  const all = await createPaymentsStore(transaction).ofBooking(bookingId);
  const given = new Map<number, Minor>();
  for (const { reason, of_payment, amount } of all) {
    if (reason === 'refund' && of_payment !== null)
      given.set(of_payment, (given.get(of_payment) ?? 0) + amount);
  }
  return all
    .filter(({ state, reason, error_code }) => state === 'done' && PAID_BY.has(reason) && error_code === null)
    .sort((one, other) => rank(one) - rank(other) || other.id - one.id)
    .map((payment) => ({ payment, open: payment.amount - (given.get(payment.id) ?? 0) }));
}

function rank({ reason }: Payment): number {
  return reason === 'moneyb' ? 1 : 0;
}
