import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { AddressLink, useParams, usePlatform, useReady } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel } from '@campavia/ui';

import { SignedIn } from '../../components/signed-in';
import { useTrip } from '../../data/use-trip';

import { CancelSkeleton } from './cancel-skeleton';
import { cancelMessages } from './cancel.messages';

export interface TripLoaderProps {
  children: (trip: GuestBooking) => ReactNode;
}

/** The trip of the address for whoever is signed in; a page of its own while it loads, fails or is unknown. */
export function TripLoader({ children }: TripLoaderProps) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <SignedIn>{() => (isRecordId(id) ? <LoadedTrip id={id}>{children}</LoadedTrip> : <NotFound />)}</SignedIn>
  );
}

function LoadedTrip({ id, children }: TripLoaderProps & { id: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { trip, failure, isRetrying, retry } = useTrip(id);
  useReady(trip !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure === 'failed') {
    return (
      <FailurePanel
        title={formatMessage(cancelMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
        secondaryAction={
          <ButtonLink as={AddressLink} to="trip" params={{ id }} variant="line">
            {formatMessage(cancelMessages.back)}
          </ButtonLink>
        }
      />
    );
  }
  return trip ? children(trip) : <CancelSkeleton />;
}
