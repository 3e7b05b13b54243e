import {
  addDays,
  CREDIT_MONTHS,
  refundPlan,
  SECOND_PAYMENT_DAYS,
  type CalledOff,
  type Minor,
  type RefundEffect,
  type RefundPlan,
} from '@campavia/domain';

import { createClock, type Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import {
  nowOf,
  requireSecondPerson,
  type AskedMove,
  type BookingRow,
  type EffectRuns,
} from '../bookings/booking-process.service';
import { createLedger, type Ledger } from '../ledger/ledger.service';
import { createGivingBack } from './give-back';
import { createPaymentsStore } from './payments.store';
import { createReportedEmergenciesStore } from './reported-emergencies.store';
import { createSecondHalvesStore } from './second-halves.store';

/** What moves of bookings do to money, within their transactions. */
export function createMoneyEffects({ clock }: { clock: Clock }) {
  const ledger = createLedger(clock);

  /** What becomes of what was paid when a booking is called off. */
  async function planOf(
    on: Database,
    booking: BookingRow,
    { effect, named, calledOff }: Planning,
  ): Promise<RefundPlan> {
    const shares = await ledger.sharesOf(on, booking.id);
    const { paid, date_from: from, date_to: to, confirmed_at } = booking;
    const confirmedAtMs = confirmed_at?.getTime() ?? null;
    return refundPlan({ effect, shares, paid, from, to, confirmedAtMs, named }, calledOff ?? nowOf(clock));
  }

  /** What a guest gets back who cancels now, in the currency used. */
  async function refundDue(on: Database, booking: BookingRow): Promise<Minor> {
    if (booking.paid === 0) return 0;
    return (await planOf(on, booking, { effect: 'refund_by_plan' })).refund;
  }

  const refund = refunding({ clock, ledger, planOf });
  const effects: EffectRuns = {
    ...Object.fromEntries(
      REFUNDS.map((effect) => [
        effect,
        (transaction: Database, booking: BookingRow, asked: AskedMove) =>
          refund(transaction, booking, { effect, asked }),
      ]),
    ),
    schedule_second_half: (transaction, booking) => schedule(transaction, booking, clock.now()),
    note_failed_half: (transaction, { id }) => createSecondHalvesStore(transaction).noteFailed(id),
    note_paid_half: (transaction, { id }) => createSecondHalvesStore(transaction).notePaid(id),
    drop_second_half: (transaction, { id }) => createPaymentsStore(transaction).drop(id, 'to_come'),
    charge_owner: (transaction, booking) => ledger.bookOwnerCharge(transaction, booking),
  };

  return { effects, refundDue, planOf };
}

export type MoneyEffects = ReturnType<typeof createMoneyEffects>;

const REFUNDS = [
  'refund_all',
  'refund_as_credit',
  'refund_by_plan',
  'refund_without_fees',
  'refund_unused_days',
  'refund_named_amount',
] as const satisfies readonly RefundEffect[];

/** Lets the second half of a price be due as long before a trip as ever, when it begins earlier than it did. */
export async function bringSecondHalfForward(transaction: Database, booking: BookingRow): Promise<void> {
  const on = addDays(booking.date_from, -SECOND_PAYMENT_DAYS);
  const isOpen = booking.second_half === 'to_come' || booking.second_half === 'failed';
  if (isOpen) await createSecondHalvesStore(transaction).bringForward(booking.id, on);
}

// The card of the first half is debited for the second one.
async function schedule(transaction: Database, booking: BookingRow, made_at: Date): Promise<void> {
  const on = addDays(booking.date_from, -SECOND_PAYMENT_DAYS);
  await createSecondHalvesStore(transaction).schedule(booking.id, on);
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

interface Planning {
  effect: RefundEffect;
  named?: Minor;
  calledOff?: CalledOff;
}

interface Refunding {
  clock: Clock;
  ledger: Ledger;
  planOf(on: Database, booking: BookingRow, planning: Planning): Promise<RefundPlan>;
}

function refunding({ clock, ledger, planOf }: Refunding) {
  const { giveBack } = createGivingBack({ clock, ledger });

  async function refund(
    transaction: Database,
    booking: BookingRow,
    { effect, asked }: { effect: RefundEffect; asked: AskedMove },
  ): Promise<void> {
    const isFree = booking.price === 0 && booking.confirmed_at !== null;
    if (booking.paid === 0 && !isFree) return;
    const calledOff = await calledOffAt(transaction, booking, asked);
    const plan = await planOf(transaction, booking, { effect, named: asked.refundTotal ?? 0, calledOff });
    const { actingStaffId: by } = asked;
    if (by !== undefined) await requireSecondPerson(transaction, booking, { by, amount: plan.refund });
    const stays = Object.fromEntries(plan.lines.map(({ share, retained }) => [share, retained]));
    await ledger.bookUnsold(transaction, booking, stays as Parameters<typeof ledger.bookUnsold>[2]);
    if (plan.refund === 0) return;
    await ledger.bookRefundDue(transaction, booking, plan.refund);
    await createPaymentsStore(transaction).tellBooking(booking.id, { refunded: plan.refund });
    const way = plan.isCredit
      ? ({ as: 'credit', months: CREDIT_MONTHS } as const)
      : ({ as: 'money' } as const);
    await giveBack(transaction, booking, { amount: plan.refund, way });
  }

  // A proof that was judged too late for the guest costs them nothing: the plan is that of the day they asked.
  async function calledOffAt(
    transaction: Database,
    booking: BookingRow,
    { name }: AskedMove,
  ): Promise<CalledOff> {
    const isVerdict = name === 'refuse_proof' || name === 'accept_proof';
    const reported = isVerdict && (await createReportedEmergenciesStore(transaction).at(booking.id));
    return nowOf(reported ? createStoppedClock(reported) : clock);
  }

  return refund;
}

function createStoppedClock(at: Date): Clock {
  return { now: () => at, today: createClock(at.getTime()).today };
}
