import { useEffect, useRef, useState } from 'react';

import type { BookingPayments, GuestBooking } from '@campavia/contracts';

import type { PaymentOrder } from '../../data/payment/start-payment';
import { usePayment } from '../../data/payment/use-payment';
import { useRentalCredits } from '../../data/payment/use-rental-credits';
import type { PaymentState } from '../../rules/payment/payment-process';
import type { AmountStatus } from './form/pay-button';
import { LazyBankFrame } from './waiting/lazy-bank-frame';
import { PaymentForm } from './form/payment-form';
import { PaymentWait } from './waiting/payment-wait';
import { PhoneWait } from './waiting/phone-wait';
import { useReportEnded } from './failure/use-failure-texts';

interface PaymentOfTripProps {
  booking: GuestBooking;
  requestId?: number;
  payments: BookingPayments;
  /** When they were requested, by this browser's clock. */
  askedAtMs: number;
  amount: AmountStatus;
  onPaid: () => void;
  onChanged: () => void;
  onStateChange?: (state: PaymentState) => void;
}

export function PaymentOfTrip(props: PaymentOfTripProps) {
  const { booking, requestId, payments, askedAtMs, amount, onPaid, onChanged, onStateChange } = props;
  const onEnded = useReportEnded();
  const asked = { booking, requestId, payments, askedAtMs, onPaid, onEnded, onStateChanged: onChanged };
  const { state, pay, abandon, leaveFrame } = usePayment(asked);
  // Restores the form when the guest chooses to pay another way.
  const [last, setLast] = useState<PaymentOrder>();
  const credits = useRentalCredits({ id: booking.id, requestId }, payments, onChanged);
  const hasChanged = state.failure?.code === 'payment_changed';
  useEffect(() => {
    if (hasChanged) onChanged();
  }, [hasChanged, onChanged]);
  useEffect(() => onStateChange?.(state), [state, onStateChange]);
  const hasWaited = useRef(false);
  hasWaited.current ||= isAtPhone(state) || isWaiting(state);
  if (isAtPhone(state)) {
    return <PhoneWait startedAtMs={state.startedAtMs} phone={last?.phone} onGiveUp={abandon} />;
  }
  if (isWaiting(state)) return <PaymentWait booking={booking} state={state} onGiveUp={abandon} />;
  return (
    <>
      <PaymentForm
        booking={booking}
        payments={payments}
        state={state}
        credits={credits}
        onChanged={onChanged}
        // The amount changes with the credits that are used.
        amount={credits.isBusy ? 'old' : amount}
        isAgain={hasWaited.current}
        last={last}
        onPay={(order) => {
          setLast(order);
          pay(order);
        }}
      />
      {state.frameUrl && <LazyBankFrame url={state.frameUrl} onLeave={leaveFrame} />}
    </>
  );
}

// The form stays until the payment has started, so that its input is still there after a refusal.
function isWaiting({ step }: PaymentState): boolean {
  return step === 'finalization' || step === 'synchronisation' || step === 'completed';
}

function isAtPhone({ step, asyncId }: PaymentState): boolean {
  return step === 'mbway_finalization' || (step === 'mbway_execution' && asyncId !== undefined);
}
