import { useEffect, useState } from 'react';

import { Navigate, useLocation } from '@campavia/remote-kit';

import { storePayingFunnel } from '../../../data/payment/paying-funnel';
import { useReloadBooking } from '../../../data/use-booking';
import { redirectWithoutTransaction } from '../../../rules/funnel/funnel-query';
import { stepPath } from '../funnel-paths';
import { LazyPayment } from '../lazy-payment';
import type { StepProps } from '../step-props';

export function Pay(props: StepProps) {
  const { funnel, booking } = props;
  useEffect(() => storePayingFunnel(funnel, booking.id), [funnel, booking.id]);
  return <PaymentHere {...props} />;
}

export function PayCallback(props: StepProps) {
  const { search } = useLocation();
  const { funnel, booking } = props;
  // Read on arrival only: a payment that has ended removes it from the address.
  const [unmatchedRedirect] = useState(() => redirectWithoutTransaction(search));
  if (unmatchedRedirect)
    return (
      <Navigate to={stepPath(funnel, booking, unmatchedRedirect.step, unmatchedRedirect.search)} replace />
    );
  return <PaymentHere {...props} />;
}

function PaymentHere({ funnel, booking, pricing, notes, onDone }: StepProps) {
  const reload = useReloadBooking(booking);
  if (funnel === 'request') return null;
  return (
    <>
      {notes}
      <LazyPayment
        booking={booking}
        funnel={funnel}
        pricing={pricing}
        onPaid={() => void reload().then(onDone)}
      />
    </>
  );
}
