import { useLocation } from '@campavia/remote-kit';

import { parseErrorCode, withAsyncId } from '../../../rules/payment/payment-resume';
import { stepPath } from '../funnel-paths';
import { LazyFailedPayment } from '../lazy-payment';
import type { StepProps } from '../step-props';

export function PaymentError({ funnel, booking, notes }: StepProps) {
  const { search } = useLocation();
  const paying = stepPath(funnel, booking, 'payment', withAsyncId(search, undefined));
  return (
    <>
      {notes}
      <LazyFailedPayment booking={booking} paying={paying} code={parseErrorCode(search)} />
    </>
  );
}
