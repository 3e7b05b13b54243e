import { useIntl } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
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
import { ChangeAnnouncement } from './change-announcement';
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
  return <SignedIn>{(me) => (isRecordId(id) ? <LoadedTrip id={id} me={me} /> : <NotFound />)}</SignedIn>;
}

function LoadedTrip({ id, me }: { id: string; me: Me }) {
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
  return trip ? <TripPage trip={trip} me={me} /> : <TripSkeleton />;
}

function TripPage({ trip, me }: { trip: GuestBooking; me: Me }) {
  const intl = useIntl();
  const status = statusOf(trip);
  const needsDrivers = isUpcoming(status);
  const date = formatPlainDate(intl, trip.date_from);
  useDocumentTitle(pageTitle(intl.formatMessage(headMessages.document, { date })));
  return (
    <TripSheet>
      <ChangeAnnouncement trip={trip} status={status} />
      <TripHead trip={trip} status={status} />
      <Columns>
        <Main>
          <TripChanges trip={trip} />
          {(needsDrivers || trip.emergency_proof_in_validation) && (
            <TripDocuments trip={trip} me={me} needsDrivers={needsDrivers} />
          )}
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
