import {
  addDays,
  CREDIT_MONTHS,
  refundPlan,
  SECOND_PAYMENT_DAYS,
  todayIn,
  type Minor,
  type RefundEffect,
  type RefundPlan,
} from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import {
  requireSecondApprover,
  staffOnBothSides,
  type BookingRow,
  type EffectHandlers,
  type RequestedTransition,
} from '../bookings/booking-process.service';
import { createLedger, type Ledger } from '../ledger/ledger.service';
import { createSecondInstalmentsStore } from './instalments/second-instalments.store';
import { createPaidBookingStore } from './paid-booking.store';
import { createPaymentsStore } from './payments.store';
import { createRefunds, type RefundMethod } from './refunds/refunds';

const REFUND_EFFECTS = [
  'refund_all',
  'refund_as_credit',
  'refund_by_plan',
  'refund_without_fees',
  'refund_unused_days',
  'refund_named_amount',
] as const satisfies readonly RefundEffect[];

interface PlanRequest {
  effect: RefundEffect;
  named?: Minor;
  /** When it was cancelled; now by default. */
  cancelledOn?: Date;
}

type PlanRefund = (on: Database, booking: BookingRow, request: PlanRequest) => Promise<RefundPlan>;

/** Effects of booking transitions on money, within their transactions. */
export function createPaymentEffects({ clock }: { clock: Clock }) {
  const ledger = createLedger(clock);

  /** Plans the refund of a cancelled booking. Days are those of the place where the camper is handed over. */
  async function planRefund(
    on: Database,
    booking: BookingRow,
    { effect, named, cancelledOn = clock.now() }: PlanRequest,
  ): Promise<RefundPlan> {
    const shares = await ledger.sharesOf(on, booking.id);
    const { paid, date_from: from, date_to: to, confirmed_at } = booking;
    const confirmedAtMs = confirmed_at?.getTime() ?? null;
    const day = { ms: cancelledOn.getTime(), today: todayIn(booking.time_zone, cancelledOn) };
    return refundPlan({ effect, shares, paid, from, to, confirmedAtMs, named }, day);
  }

  /** The refund of a guest who cancels now, in the currency of the payment. */
  async function refundDue(on: Database, booking: BookingRow): Promise<Minor> {
    if (booking.paid === 0) return 0;
    return (await planRefund(on, booking, { effect: 'refund_by_plan' })).refund;
  }

  const refund = refundHandler({ clock, ledger, planRefund });
  const effects: EffectHandlers = {
    ...Object.fromEntries(
      REFUND_EFFECTS.map((effect) => [
        effect,
        (transaction: Database, booking: BookingRow, requested: RequestedTransition) =>
          refund(transaction, booking, { effect, requested }),
      ]),
    ),
    schedule_second_half: (transaction, booking) => scheduleSecond(transaction, booking, clock.now()),
    note_failed_half: (transaction, { id }) => createSecondInstalmentsStore(transaction).markFailed(id),
    note_paid_half: (transaction, { id }) => createSecondInstalmentsStore(transaction).markPaid(id),
    drop_second_half: (transaction, { id }) =>
      createPaymentsStore(transaction).transitionAll(id, 'withdraw_instalment'),
    charge_owner: (transaction, booking) => ledger.bookOwnerCharge(transaction, booking),
  };

  return { effects, refundDue, planRefund };
}

export type PaymentEffects = ReturnType<typeof createPaymentEffects>;

/** Makes an open second instalment due earlier when its trip now begins earlier. */
export async function advanceSecondInstalment(transaction: Database, booking: BookingRow): Promise<void> {
  const on = addDays(booking.date_from, -SECOND_PAYMENT_DAYS);
  const isOpen = booking.second_half === 'to_come' || booking.second_half === 'failed';
  if (isOpen) await createSecondInstalmentsStore(transaction).moveForward(booking.id, on);
}

// The second instalment is debited from the card of the first one.
async function scheduleSecond(transaction: Database, booking: BookingRow, made_at: Date): Promise<void> {
  const on = addDays(booking.date_from, -SECOND_PAYMENT_DAYS);
  await createSecondInstalmentsStore(transaction).schedule(booking.id, on);
  const store = createPaymentsStore(transaction);
  const first = (await store.ofBooking(booking.id)).findLast(
    ({ part, state }) => part === 'first_half' && state === 'done',
  );
  await store.insert({
    booking_id: booking.id,
    type: 'card_2',
    reason: 'book',
    state: 'to_come',
    part: 'second_half',
    amount: (booking.price ?? 0) - booking.paid,
    currency: booking.currency_used,
    due_on: on,
    made_at,
    card_alias: first?.card_alias ?? null,
    card_expiry: first?.card_expiry ?? null,
  });
}

interface RefundNeeds {
  clock: Clock;
  ledger: Ledger;
  planRefund: PlanRefund;
}

function refundHandler({ clock, ledger, planRefund }: RefundNeeds) {
  const { refundBooking } = createRefunds({ clock, ledger });

  async function refund(
    transaction: Database,
    booking: BookingRow,
    { effect, requested }: { effect: RefundEffect; requested: RequestedTransition },
  ): Promise<void> {
    const isFree = booking.price === 0 && booking.confirmed_at !== null;
    if (booking.paid === 0 && !isFree) return;
    const cancelledOn = await cancelledAt(transaction, booking, requested);
    const named = requested.refundTotal ?? 0;
    const plan = await planRefund(transaction, booking, { effect, named, cancelledOn });
    const by = await staffOnBothSides(transaction, booking, requested);
    if (by !== undefined)
      await requireSecondApprover(transaction, booking, { by, amount: plan.refund, at: clock.now() });
    const retained = Object.fromEntries(plan.lines.map((line) => [line.share, line.retained]));
    await ledger.bookUnsold(transaction, booking, retained as Parameters<typeof ledger.bookUnsold>[2]);
    if (plan.refund === 0) return;
    await ledger.bookRefundDue(transaction, booking, plan.refund);
    await createPaymentsStore(transaction).addToBookingTotals(booking.id, { refunded: plan.refund });
    const method: RefundMethod = plan.isCredit ? { as: 'credit', months: CREDIT_MONTHS } : { as: 'money' };
    await refundBooking(transaction, booking, { amount: plan.refund, method });
  }

  // A late verdict on an emergency proof costs the guest nothing: the day of their report decides about the refund.
  async function cancelledAt(
    transaction: Database,
    booking: BookingRow,
    { name }: RequestedTransition,
  ): Promise<Date> {
    const isVerdict = name === 'refuse_proof' || name === 'accept_proof';
    const reported = isVerdict && (await createPaidBookingStore(transaction).emergencyReportedAt(booking.id));
    return reported || clock.now();
  }

  return refund;
}
