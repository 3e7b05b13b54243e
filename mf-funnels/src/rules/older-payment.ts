import type { FunnelStep } from './funnel-steps';
import type { PaymentState, PaymentStep } from './payment-machine';
import { withAsyncId } from './payment-resume';

/** Steps of a payment of which nothing is left to do but to wait. */
const FOLLOWED: readonly PaymentStep[] = ['finalization', 'mbway_finalization', 'synchronisation'];

/**
 * On which page of the older funnel a payment belongs that stands like this: where one pays, where it is followed, or
 * where it is said why it came to nothing. A form that is still there says that itself.
 */
export function pageOfPayment(page: FunnelStep, payment: PaymentState): FunnelStep {
  if (isFollowed(payment)) return page === 'payment' ? 'payment-waiting' : page;
  if (payment.step !== 'idle' || page === 'payment') return page;
  return codeOf(payment) ? 'payment-error' : 'payment';
}

/** The query there: a payment that is over is named no more, and a failure by its code. */
export function queryOfPayment(page: FunnelStep, payment: PaymentState, search: string): string {
  if (page === 'payment-waiting') return search;
  const params = new URLSearchParams(withAsyncId(search, undefined));
  const code = codeOf(payment);
  if (page === 'payment-error' && code) params.set('error_code', code);
  return params.toString();
}

function isFollowed({ step, asyncId }: PaymentState): boolean {
  return step === 'mbway_execution' ? asyncId !== undefined : FOLLOWED.includes(step);
}

// Codes in small letters are the form's own: they mean that something can be put right in it.
function codeOf({ trouble }: PaymentState): string | undefined {
  return trouble && /^[A-Z]/.test(trouble.code) ? trouble.code : undefined;
}
