import type { FunnelStep } from '../funnel/funnel-steps';
import type { PaymentState, PaymentStep } from './payment-process';
import { withAsyncId } from './payment-resume';

const FOLLOWED: readonly PaymentStep[] = ['finalization', 'mbway_finalization', 'synchronisation'];

export function pageOfPayment(page: FunnelStep, payment: PaymentState): FunnelStep {
  if (isBeingFollowed(payment)) return page === 'payment' ? 'payment-waiting' : page;
  if (payment.step !== 'idle' || page === 'payment') return page;
  return codeOf(payment) ? 'payment-error' : 'payment';
}

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
