import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { FailurePanel, Ghost, Stack } from '@campavia/ui';

import { useBookingPayments } from '../data/use-booking-payments';
import type { PaymentState } from '../rules/payment-machine';
import { PaymentOfTrip } from './payment-of-trip';
import { paymentMessages } from './payment.messages';

export interface PaymentProps {
  booking: GuestBooking;
  funnel: 'payment' | 'instant' | 'booking-payment';
  /** The trip is confirmed. */
  onPaid: () => void;
  /** Told of where the payment stands, at first and whenever it moves. */
  onTurn?: (state: PaymentState) => void;
}

/** Paying for a trip: also where the bank sends people back to, and where a payment goes on that was left. */
export function Payment({ booking, onPaid, onTurn }: PaymentProps) {
  const { formatMessage } = useIntl();
  const { payments, hasFailed, refresh } = useBookingPayments(booking.id);
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
  return <PaymentOfTrip key={booking.id} {...{ booking, payments, onPaid, onTurn }} onChanged={refresh} />;
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
