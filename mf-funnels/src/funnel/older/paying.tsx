import { useEffect, useState } from 'react';

import { useLocation, useNavigate } from '@campavia/remote-kit';

import { rememberPayingIn } from '../../data/paying-funnel';
import { useReloadBooking } from '../../data/use-reload-booking';
import { strayReturn } from '../../rules/funnel-query';
import { pageOfPayment, queryOfPayment } from '../../rules/older-payment';
import type { PaymentState } from '../../rules/payment-machine';
import { stepPath } from '../funnel-paths';
import { LazyPayment } from '../payment-room';
import type { StepProps } from '../step-props';

/**
 * Where a trip is paid, where the payment is followed, and where a bank sends people back to: one page under three
 * addresses, so that a payment which moves from one to the next goes on undisturbed.
 */
export function Paying({ funnel, step, booking, pricing, notes, onDone }: StepProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const reload = useReloadBooking(booking);
  const [payment, setPayment] = useState<PaymentState>();
  // What a bank brought is in the address on arrival only.
  const [stray] = useState(() => (step === 'payment-callback' ? strayReturn(search) : undefined));
  const to = stray && step === 'payment-callback' ? stray : turnOf(step, payment, search);
  const path = to && stepPath(funnel, booking, to.step, to.search);

  useEffect(() => rememberPayingIn(funnel, booking.id), [funnel, booking.id]);
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true });
  }, [navigate, path]);
  if (stray && step === 'payment-callback') return null;
  return (
    <>
      {notes}
      <LazyPayment
        booking={booking}
        pricing={pricing}
        funnel="booking-payment"
        onTurn={setPayment}
        onPaid={() => void reload().then(onDone)}
      />
    </>
  );
}

function turnOf(step: StepProps['step'], payment: PaymentState | undefined, search: string) {
  const page = payment ? pageOfPayment(step, payment) : step;
  return payment && page !== step ? { step: page, search: queryOfPayment(page, payment, search) } : undefined;
}
