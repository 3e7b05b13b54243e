import type { FunnelStep } from '../funnel/funnel-steps';
import type { PaymentState, PaymentStep } from './payment-process';
import { withAsyncId } from './payment-resume';

/** States of a payment in which the guest can only wait. */
const FOLLOWED: readonly PaymentStep[] = ['finalization', 'mbway_finalization', 'synchronisation'];

/**
 * The page of the older funnel for a payment in this state: the form, the waiting page, or the error page. A form that
 * is still open shows the error itself.
 */
export function pageOfPayment(page: FunnelStep, payment: PaymentState): FunnelStep {
  if (isBeingFollowed(payment)) return page === 'payment' ? 'payment-waiting' : page;
  if (payment.step !== 'idle' || page === 'payment') return page;
  return codeOf(payment) ? 'payment-error' : 'payment';
}

/** The query of that page: without a payment that is over, and with the code of a failure. */
export function queryOfPayment(page: FunnelStep, payment: PaymentState, search: string): string {
  if (page === 'payment-waiting') return search;
  const params = new URLSearchParams(withAsyncId(search, undefined));
  const code = codeOf(payment);
  if (page === 'payment-error' && code) params.set('error_code', code);
  return params.toString();
}

function isBeingFollowed({ step, asyncId }: PaymentState): boolean {
  return step === 'mbway_execution' ? asyncId !== undefined : FOLLOWED.includes(step);
}

// Lower-case codes are the form's own: the guest can correct something there.
function codeOf({ failure }: PaymentState): string | undefined {
  return failure && /^[A-Z]/.test(failure.code) ? failure.code : undefined;
}
