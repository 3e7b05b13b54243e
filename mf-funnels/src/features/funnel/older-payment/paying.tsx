import { useEffect, useState } from 'react';

import { useLocation, useNavigate } from '@campavia/remote-kit';

import { storePayingFunnel } from '../../../data/payment/paying-funnel';
import { useReloadBooking } from '../../../data/use-booking';
import { redirectWithoutTransaction } from '../../../rules/funnel/funnel-query';
import { pageOfPayment, queryOfPayment } from '../../../rules/payment/older-payment';
import type { PaymentState } from '../../../rules/payment/payment-process';
import { stepPath } from '../funnel-paths';
import { LazyPayment } from '../lazy-payment';
import type { StepProps } from '../step-props';

/** One page under three addresses, so that a payment goes on undisturbed when it moves between them. */
export function Paying({ funnel, step, booking, pricing, notes, onDone }: StepProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const reload = useReloadBooking(booking);
  const [payment, setPayment] = useState<PaymentState>();
  // The bank's parameters are in the address on arrival only, so they are read once.
  const [unmatchedRedirect] = useState(() =>
    step === 'payment-callback' ? redirectWithoutTransaction(search) : undefined,
  );
  const to =
    unmatchedRedirect && step === 'payment-callback' ? unmatchedRedirect : nextPageOf(step, payment, search);
  const path = to && stepPath(funnel, booking, to.step, to.search);

  useEffect(() => storePayingFunnel(funnel, booking.id), [funnel, booking.id]);
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true });
  }, [navigate, path]);
  if (unmatchedRedirect && step === 'payment-callback') return null;
  return (
    <>
      {notes}
      <LazyPayment
        booking={booking}
        pricing={pricing}
        funnel="booking-payment"
        onStateChange={setPayment}
        onPaid={() => void reload().then(onDone)}
      />
    </>
  );
}

function nextPageOf(step: StepProps['step'], payment: PaymentState | undefined, search: string) {
  const page = payment ? pageOfPayment(step, payment) : step;
  return payment && page !== step ? { step: page, search: queryOfPayment(page, payment, search) } : undefined;
}
