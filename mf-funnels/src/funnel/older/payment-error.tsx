import { useLocation } from '@campavia/remote-kit';

import { codeInAddress, withAsyncId } from '../../rules/payment-resume';
import { stepPath } from '../funnel-paths';
import { LazyFailedPayment } from '../payment-room';
import type { StepProps } from '../step-props';

/** Why a payment came to nothing, with the way back to where one pays. */
export function PaymentError({ funnel, booking, notes }: StepProps) {
  const { search } = useLocation();
  const paying = stepPath(funnel, booking, 'payment', withAsyncId(search, undefined));
  return (
    <>
      {notes}
      <LazyFailedPayment booking={booking} paying={paying} code={codeInAddress(search)} />
    </>
  );
}
