import { useEffect, useRef, useState } from 'react';

import type { BookingPayments, GuestBooking } from '@campavia/contracts';

import type { PaymentOrder } from '../data/payment-order';
import { usePayment } from '../data/use-payment';
import { useSpendCredits } from '../data/use-spend-credits';
import type { PaymentState } from '../rules/payment-machine';
import type { AmountStanding } from './pay-button';
import { BankFrameWhenLoaded } from './bank-frame-when-loaded';
import { PaymentForm } from './payment-form';
import { PaymentWait } from './payment-wait';
import { PhoneWait } from './phone-wait';
import { useTellOver } from './use-tell-over';

interface PaymentOfTripProps {
  booking: GuestBooking;
  payments: BookingPayments;
  /** When they were asked for, by the clock of this machine. */
  askedAtMs: number;
  amount: AmountStanding;
  onPaid: () => void;
  /** What is to be paid is not what it was: it is asked for anew. */
  onChanged: () => void;
  onTurn?: (state: PaymentState) => void;
}

/** One payment: the form until the money is asked for, then what is being waited for. */
export function PaymentOfTrip(props: PaymentOfTripProps) {
  const { booking, payments, askedAtMs, amount, onPaid, onChanged, onTurn } = props;
  const onOver = useTellOver();
  const asked = { booking, payments, askedAtMs, onPaid, onOver, onMoved: onChanged };
  const { state, pay, giveUp, leaveFrame } = usePayment(asked);
  // Whoever would rather pay another way finds again what was chosen and typed, as long as the page is open.
  const [last, setLast] = useState<PaymentOrder>();
  const credits = useSpendCredits(booking.id, payments, onChanged);
  const hasChanged = state.trouble?.code === 'payment_changed';
  useEffect(() => {
    if (hasChanged) onChanged();
  }, [hasChanged, onChanged]);
  useEffect(() => onTurn?.(state), [state, onTurn]);
  const hasWaited = useRef(false);
  hasWaited.current ||= isAtPhone(state) || isWaiting(state);
  if (isAtPhone(state)) {
    return <PhoneWait startedAtMs={state.startedAtMs} phone={last?.phone} onGiveUp={giveUp} />;
  }
  if (isWaiting(state)) return <PaymentWait booking={booking} state={state} onGiveUp={giveUp} />;
  return (
    <>
      <PaymentForm
        booking={booking}
        payments={payments}
        state={state}
        credits={credits}
        onChanged={onChanged}
        // What is to be paid changes with the credits that are spent.
        amount={credits.isBusy ? 'old' : amount}
        isAgain={hasWaited.current}
        last={last}
        onPay={(order) => {
          setLast(order);
          pay(order);
        }}
      />
      {state.frameUrl && <BankFrameWhenLoaded url={state.frameUrl} onLeave={leaveFrame} />}
    </>
  );
}

// The form stays while the money is asked for: what was typed is there when the answer is no.
function isWaiting({ step }: PaymentState): boolean {
  return step === 'finalization' || step === 'synchronisation' || step === 'completed';
}

function isAtPhone({ step, asyncId }: PaymentState): boolean {
  return step === 'mbway_finalization' || (step === 'mbway_execution' && asyncId !== undefined);
}
