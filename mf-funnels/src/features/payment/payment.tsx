import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Skeleton, Stack } from '@campavia/ui';

import { useBookingPayments } from '../../data/payment/use-booking-payments';
import type { UseBookingPrice } from '../../data/use-booking-price';
import type { PaymentState } from '../../rules/payment/payment-process';
import { PaymentOfTrip } from './payment-of-trip';
import { paymentMessages } from './payment.messages';

export interface PaymentProps {
  booking: GuestBooking;
  /** The extension or upgrade that is paid; the trip itself without it. */
  requestId?: number;
  funnel: 'payment' | 'instant' | 'booking-payment';
  pricing: Pick<UseBookingPrice, 'changes' | 'isChoosing'>;
  onPaid: () => void;
  onStateChange?: (state: PaymentState) => void;
}

export function Payment({ booking, requestId, pricing, onPaid, onStateChange }: PaymentProps) {
  const { formatMessage } = useIntl();
  const asked = useBookingPayments(booking.id, pricing.changes, requestId);
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
  if (!payments) return <PaymentSkeleton />;
  const settled = isOld || pricing.isChoosing ? 'old' : 'known';
  const amount = hasFailed ? 'missing' : settled;
  return (
    <PaymentOfTrip
      key={booking.id}
      booking={booking}
      requestId={requestId}
      payments={payments}
      askedAtMs={askedAtMs}
      amount={amount}
      onPaid={onPaid}
      onStateChange={onStateChange}
      onChanged={refresh}
    />
  );
}

function PaymentSkeleton() {
  return (
    <Stack $gap={6}>
      <Skeleton $width="60%" $height="3rem" />
      <Skeleton $height="28rem" $radius="var(--r-l)" />
      <Skeleton $height="3.5rem" />
    </Stack>
  );
}
