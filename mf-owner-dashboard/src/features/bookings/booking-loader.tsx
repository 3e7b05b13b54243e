import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { AddressLink, useParams, usePlatform, useReady, useUser } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel } from '@campavia/ui';

import { bookingMessages } from '../../components/booking.messages';
import { useBooking } from '../../data/use-booking';

import { BookingSkeleton } from './details/booking-skeleton';

export interface BookingLoaderProps {
  children: (booking: OwnerBooking) => ReactNode;
}

/** The booking of the address for the signed-in owner; a separate page while it loads, fails or is unknown. */
export function BookingLoader({ children }: BookingLoaderProps) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  const me = useUser();
  if (!isRecordId(id)) return <NotFound />;
  return me ? <LoadedBooking id={id}>{children}</LoadedBooking> : <BookingSkeleton />;
}

function LoadedBooking({ id, children }: BookingLoaderProps & { id: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { booking, failure, isRetrying, retry } = useBooking(id);
  useReady(booking !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (booking) return children(booking);
  if (!failure) return <BookingSkeleton />;
  return (
    <FailurePanel
      title={formatMessage(bookingMessages.failed)}
      isRetrying={isRetrying}
      onRetry={retry}
      secondaryAction={
        <ButtonLink as={AddressLink} to="bookings" variant="line">
          {formatMessage(bookingMessages.all)}
        </ButtonLink>
      }
    />
  );
}
