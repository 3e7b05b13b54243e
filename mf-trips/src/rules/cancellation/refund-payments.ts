import type { PaymentRow } from '@campavia/contracts';
import { formatDecimal, parseDecimal } from '@campavia/domain';

/** Working days until a refund arrives, and until an insurer answers. */
export const REFUND_WORKING_DAYS = 5;
export const INSURER_WORKING_DAYS = 5;

export interface RefundPayment {
  id: number;
  amount: string;
  currency: string;
  to: 'credit' | 'method';
  /** The moment at which it was refunded; undefined while it is on its way. */
  doneAt: string | undefined;
}

/** The refunded payments of a trip, the first refund first. */
export function listRefunds(payments: readonly PaymentRow[]): RefundPayment[] {
  return payments
    .filter(({ reason, state }) => reason === 'refund' && state !== 'cancel')
    .map(({ id, amount, amount_currency, type, state, done_at }) => ({
      id,
      amount,
      currency: amount_currency,
      to: type === 'moneyb' ? 'credit' : 'method',
      doneAt: state === 'done' && done_at !== null ? done_at : undefined,
    }));
}

/** The pending amount, as a decimal. */
export function sumOpenRefunds(refunds: readonly RefundPayment[]): string {
  const open = refunds.filter(({ doneAt }) => doneAt === undefined);
  return formatDecimal(open.reduce((sum, { amount }) => sum + parseDecimal(amount), 0));
}

/** The guest's maximum claim on the insurer: what was paid and is not refunded. */
export function findClaim({ paid, refunded }: { paid: string; refunded: string }): string {
  return formatDecimal(Math.max(0, parseDecimal(paid) - parseDecimal(refunded)));
}
