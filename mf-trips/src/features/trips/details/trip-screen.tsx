import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import {
  AddressLink,
  pageTitle,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { ButtonLink, FailurePanel } from '@campavia/ui';

import { useTrip } from '../../../data/use-trip';
import { SignedIn } from '../../../components/signed-in';
import { isUpcoming, statusOf } from '../../../rules/trip-status';

import { actionMessages } from '../actions.messages';
import { headMessages } from './head.messages';
import { TripCancellation } from './trip-cancellation';
import { TripInsurance } from './trip-insurance';
import { TripSkeleton } from './trip-skeleton';
import { TripChanges } from './trip-changes';
import { TripHead } from './trip-head';
import { TripPayment } from './trip-payment';
import { TripDocuments } from './trip-documents';
import { TripCamper, TripOwner } from './trip-people';
import { TripTimeline } from './trip-timeline';
import { LazySimilarCampers } from './lazy-similar-campers';
import { Aside, Columns, Main, TripSheet } from './trip.styles';

export function TripScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{() => (isRecordId(id) ? <LoadedTrip id={id} /> : <NotFound />)}</SignedIn>;
}

function LoadedTrip({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { trip, failure, isRetrying, retry } = useTrip(id);
  useReady(trip !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure === 'failed') {
    return (
      <FailurePanel
        title={formatMessage(headMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
        secondaryAction={
          <ButtonLink as={AddressLink} to="trips" variant="line">
            {formatMessage(actionMessages.all)}
          </ButtonLink>
        }
      />
    );
  }
  return trip ? <TripPage trip={trip} /> : <TripSkeleton />;
}

function TripPage({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const status = statusOf(trip);
  const date = formatPlainDate(intl, trip.date_from);
  useDocumentTitle(pageTitle(intl.formatMessage(headMessages.document, { date })));
  return (
    <TripSheet>
      <TripHead trip={trip} status={status} />
      <Columns>
        <Main>
          <TripChanges trip={trip} />
          {isUpcoming(status) && <TripDocuments trip={trip} />}
          <TripTimeline trip={trip} status={status} />
          <TripInsurance trip={trip} />
          {status === 'requested' && <LazySimilarCampers trip={trip} />}
        </Main>
        <Aside>
          <TripPayment trip={trip} status={status} />
          <TripOwner trip={trip} />
          <TripCamper trip={trip} />
          <TripCancellation trip={trip} status={status} />
        </Aside>
      </Columns>
    </TripSheet>
  );
}
