import {
  convert,
  CREDIT_MONTHS,
  OWNER_CHARGE_EUR,
  rateMicros,
  refundPlan,
  todayIn,
  type Now,
  type RefundEffect,
  type Shares,
} from '@campavia/domain';

import { ownerChargeOf, refundDueOf, refundPaidOf, unsoldOf } from '../../../../src/modules/ledger/movements';
import { sharesOf } from './shares-of';
import type { PaymentRow, BookingHistory } from './booking-history';
import { give } from './build-credits';
import { recordMovement, paymentOf, sidesOf } from './build-payments';

/** Effects that refund. */
export type Given = RefundEffect;

const HOUR = 3_600_000;
/** Refunds decided by staff, in tenths of the amount paid. */
const STAFF_TENTHS = [10, 5, 8];

/** Refunds according to the refund rules, by the payment method used. */
export function refundGuest(history: BookingHistory, effect: Given, now: Now): void {
  const { row, reportedAt } = history;
  if (row.paid === 0) return;
  const shares = sharesOf(history);
  const ms = reportedAt ?? now.ms;
  const cancelledAt = { ms, today: todayIn(row.time_zone, new Date(ms)) };
  const plan = refundPlan(
    {
      effect,
      shares,
      paid: row.paid,
      from: row.date_from,
      to: row.date_to,
      confirmedAtMs: row.confirmed_at?.getTime() ?? null,
      named: namedBy(history),
    },
    cancelledAt,
  );
  const stays = Object.fromEntries(plan.lines.map(({ share, retained }) => [share, retained])) as Shares;
  const at = now.ms;
  const sides = sidesOf(history);
  recordMovement(history, { kind: 'unsold', of: row.id, entries: unsoldOf(shares, stays, sides), at });
  if (plan.refund === 0) return;
  recordMovement(history, { kind: 'refund_due', of: row.id, entries: refundDueOf(plan.refund, sides), at });
  row.refunded = plan.refund;
  repay(history, { amount: plan.refund, as: plan.isCredit ? 'credit' : 'money', at });
}

function namedBy({ row }: BookingHistory): number {
  return Math.floor((row.paid * (STAFF_TENTHS[row.id % STAFF_TENTHS.length] ?? 10)) / 10);
}

interface Repaid {
  amount: number;
  as: 'credit' | 'money';
  at: number;
}

// Latest payment first.
function repay(history: BookingHistory, { amount, as, at }: Repaid): void {
  let left = amount;
  for (const payment of history.payments.filter(({ state }) => state === 'done').reverse()) {
    const part = Math.min(left, payment.amount);
    if (part > 0) repayOne(history, payment, { amount: part, as, at });
    left -= part;
  }
}

function repayOne(history: BookingHistory, payment: PaymentRow, { amount, as, at }: Repaid): void {
  const isCredit = as === 'credit';
  const doneAt = isCredit ? at : Math.min(at + HOUR, history.existing.nowMs);
  const refund = paymentOf(history, { type: isCredit ? 'moneyb' : payment.type, part: 'whole', amount }, at);
  history.payments.push({
    ...refund,
    reason: 'refund',
    state: 'done',
    of_payment: payment.id,
    provider_id: isCredit ? null : refund.provider_id,
    done_at: new Date(doneAt),
  });
  const from = isCredit ? 'moneybox_liability' : 'provider_cash';
  const entries = refundPaidOf(amount, from, sidesOf(history));
  recordMovement(history, { kind: 'refund_paid', of: refund.id, entries, at: doneAt });
  if (isCredit) give(history, { amount, reason: 'refund', at: new Date(at), months: CREDIT_MONTHS });
}

/** Charges the owner for the cancellation. */
export function chargeOwner(history: BookingHistory, { ms }: Now): void {
  const { row } = history;
  const amount = convert(OWNER_CHARGE_EUR, rateMicros('EUR', row.currency_used));
  recordMovement(history, {
    kind: 'owner_charge',
    of: row.id,
    entries: ownerChargeOf(amount, sidesOf(history)),
    at: ms,
  });
}
