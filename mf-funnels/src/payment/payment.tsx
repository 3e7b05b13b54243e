import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Ghost, Stack } from '@campavia/ui';

import { useBookingPayments } from '../data/use-booking-payments';
import type { UseBookingPrice } from '../data/use-booking-price';
import type { PaymentState } from '../rules/payment-machine';
import { PaymentOfTrip } from './payment-of-trip';
import { paymentMessages } from './payment.messages';

export interface PaymentProps {
  booking: GuestBooking;
  funnel: 'payment' | 'instant' | 'booking-payment';
  /** What else is chosen beside the payment, such as a coupon: another amount is to be paid then. */
  pricing: Pick<UseBookingPrice, 'changes' | 'isChoosing'>;
  /** The trip is confirmed. */
  onPaid: () => void;
  /** Told of where the payment stands, at first and whenever it moves. */
  onTurn?: (state: PaymentState) => void;
}

/** Paying for a trip: also where the bank sends people back to, and where a payment goes on that was left. */
export function Payment({ booking, pricing, onPaid, onTurn }: PaymentProps) {
  const { formatMessage } = useIntl();
  const asked = useBookingPayments(booking.id, pricing.changes);
  const { payments, askedAtMs, isOld, hasFailed, refresh } = asked;
  useReady(hasFailed || payments !== undefined);
  if (hasFailed && !payments) {
    return (
      <FailurePanel
        title={formatMessage(paymentMessages.failed)}
        text={formatMessage(paymentMessages.failedText)}
        onRetry={refresh}
      />
    );
  }
  if (!payments) return <PaymentGhost />;
  const settled = isOld || pricing.isChoosing ? 'old' : 'known';
  const amount = hasFailed ? 'missing' : settled;
  return (
    <PaymentOfTrip
      key={booking.id}
      booking={booking}
      payments={payments}
      askedAtMs={askedAtMs}
      amount={amount}
      onPaid={onPaid}
      onTurn={onTurn}
      onChanged={refresh}
    />
  );
}

function PaymentGhost() {
  return (
    <Stack $gap={6}>
      <Ghost $width="60%" $height="3rem" />
      <Ghost $height="28rem" $radius="var(--r-l)" />
      <Ghost $height="3.5rem" />
    </Stack>
  );
}
