import type {
  AsyncPayment,
  PaymentMethod,
  PaymentOutcome,
  PaymentRow,
  RefundPreview,
} from '@campavia/contracts';
import { formatDecimal, type RefundPlan } from '@campavia/domain';

import type { BookingRow } from '../bookings/booking-process.service';
import type { PaymentOffer } from './payment-offers';
import type { Payment } from './payments.store';

/** Rows that a guest never waits for. */
const NEVER_FOLLOWED = new Set(['moneyb', 'refund', 'depos', 'sinist', 'gest', 'tolls']);

/** A payment in the history of a trip. */
export function toPaymentRow(payment: Payment): PaymentRow {
  const { id, type, state, reason, request_id, amount, currency, of_payment, due_on, error_code } = payment;
  return {
    id,
    type,
    state,
    reason,
    request_id,
    of_payment,
    due_on,
    error_code,
    amount: formatDecimal(amount),
    amount_currency: currency,
    async_id: NEVER_FOLLOWED.has(reason) ? null : payment.public_id,
    made_at: payment.made_at.toISOString(),
    done_at: payment.done_at?.toISOString() ?? null,
  };
}

/** A payment method on offer. */
export function toPaymentMethod(offer: PaymentOffer, { currency, chosen }: MethodContext): PaymentMethod {
  const { type, logo, now, later } = offer;
  return {
    type,
    logo,
    state: type === chosen ? 'select' : 'suggest',
    now: formatDecimal(now),
    now_currency: currency,
    later: later && formatDecimal(later.amount),
    later_currency: later && currency,
    later_on: later?.on ?? null,
    instalments: offer.instalments.map(({ amount, on }) => ({
      amount: formatDecimal(amount),
      amount_currency: currency,
      on,
    })),
  };
}

interface MethodContext {
  currency: string;
  /** The means that the guest chose, if any. */
  chosen: string | undefined;
}

/** A payment for the page that waits for its outcome; money that is refunded as unmatched counts as failed. */
export function toAsyncPayment(payment: Payment): AsyncPayment {
  return {
    id: payment.public_id,
    status: statusOf(payment),
    redirect_url: payment.redirect_url,
    error_code: payment.error_code,
  };
}

/** The outcome of a payment, if it has one, and the state of its booking. */
export function toOutcome(
  payment: Payment | undefined,
  { state }: Pick<BookingRow, 'state'>,
): PaymentOutcome {
  return {
    id: payment?.public_id ?? null,
    status: payment ? statusOf(payment) : 'CREATED',
    error_code: payment?.error_code ?? null,
    booking_state: state,
  };
}

function statusOf({ state, error_code }: Payment): AsyncPayment['status'] {
  if (state === 'done') return error_code === null ? 'SUCCEEDED' : 'FAILED';
  return state === 'failed' || state === 'cancel' ? 'FAILED' : 'CREATED';
}

/** The refund of a guest who cancels now. */
export function toRefundPreview(plan: RefundPlan, { price, paid, currency_used }: BookingRow): RefundPreview {
  return {
    plan: plan.plan,
    deadline: plan.deadline,
    grace_until: plan.graceUntilMs === null ? null : new Date(plan.graceUntilMs).toISOString(),
    currency_used,
    price: formatDecimal(price ?? 0),
    paid: formatDecimal(paid),
    refund_total: formatDecimal(plan.refund),
    retained_total: formatDecimal(plan.retained),
    owner_receives: formatDecimal(plan.ownerReceives),
    lines: plan.lines.map(({ share, amount, refund, retained }) => ({
      share,
      amount: formatDecimal(amount),
      refund: formatDecimal(refund),
      retained: formatDecimal(retained),
    })),
  };
}
