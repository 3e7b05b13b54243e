import { useIntl } from 'react-intl';

import { SignedIn } from '@campavia/parts/signed-in';
import type { GuestBooking, Me } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { useParams, usePlatform } from '@campavia/remote-kit';
import { Stack } from '@campavia/ui';

import { tripsMessages } from '../../../components/trips.messages';
import { useNow } from '../../../data/documents/use-now';
import { useTripDocuments } from '../../../data/documents/use-documents';
import { useTrip } from '../../../data/use-trip';
import {
  countDocuments,
  isWaiting,
  type UploadableDocument,
} from '../../../rules/documents/document-progress';
import { documentDeadlines } from '../../../rules/trip-deadlines';
import { needsDriverDocuments, statusOf } from '../../../rules/trip-status';

import { documentMessages } from '../documents.messages';
import { SideGrid } from '../documents.styles';
import { DocumentsPage, DocumentsFailure } from '../documents-page';
import { TripClock } from './clock-card';
import { DocumentList, DocumentListSkeleton, Privacy } from './document-list';
import { overviewMessages } from './overview.messages';

export function TripDocumentsScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{(me) => (isRecordId(id) ? <LoadedTrip id={id} me={me} /> : <NotFound />)}</SignedIn>;
}

function LoadedTrip({ id, me }: { id: string; me: Me }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { trip, failure, isRetrying, retry } = useTrip(id);
  if (failure === 'unknown') return <NotFound />;
  if (failure) return <DocumentsFailure isRetrying={isRetrying} onRetry={retry} />;
  if (trip) return <TripDocuments trip={trip} me={me} />;
  return (
    <DocumentsPage
      title={formatMessage(tripsMessages.documents)}
      isLoading
      back={{ address: 'trip', params: { id }, label: formatMessage(documentMessages.toTrip) }}
    >
      <SideGrid>
        <DocumentListSkeleton />
      </SideGrid>
    </DocumentsPage>
  );
}

function TripDocuments({ trip, me }: { trip: GuestBooking; me: Me }) {
  const { formatMessage } = useIntl();
  const needsDrivers = needsDriverDocuments(statusOf(trip));
  const { documents, ...loading } = useTripDocuments(me.id, trip.id, { needsDrivers });
  const place = { of: 'trip', id: String(trip.id) } as const;
  const lead = useLead(trip, documents, needsDrivers);
  if (loading.failure === 'all')
    return <DocumentsFailure isRetrying={loading.isRetrying} onRetry={loading.retry} />;
  return (
    <DocumentsPage
      title={formatMessage(tripsMessages.documents)}
      lead={lead}
      isLoading={!documents}
      back={{ address: 'trip', params: { id: trip.id }, label: formatMessage(documentMessages.toTrip) }}
    >
      <SideGrid>
        {documents ? (
          <DocumentList documents={documents} place={place} {...loading} />
        ) : (
          <DocumentListSkeleton />
        )}
        {documents && (
          <Stack as="aside">
            {needsDrivers && <TripClock trip={trip} documents={documents} />}
            <Privacy>{formatMessage(overviewMessages.privacy, { name: trip.owner.first_name })}</Privacy>
          </Stack>
        )}
      </SideGrid>
    </DocumentsPage>
  );
}

function useLead(
  trip: GuestBooking,
  documents: readonly UploadableDocument[] | undefined,
  needsDrivers: boolean,
): string | undefined {
  const intl = useIntl();
  const nowMs = useNow();
  if (!documents) return undefined;
  if (documents.length === 0) return intl.formatMessage(overviewMessages.noneText);
  if (!needsDrivers) return intl.formatMessage(overviewMessages.leadProof);
  const { all, checked } = countDocuments(documents);
  if (checked === all) return intl.formatMessage(overviewMessages.leadDone);
  const { sent, reviewed } = documentDeadlines(trip);
  const formatTime = (ms: number) => formatMoment(intl, ms, trip.time_zone);
  if (!documents.some(isWaiting))
    return intl.formatMessage(overviewMessages.leadAsked, { reviewed: formatTime(reviewed) });
  if (nowMs < sent)
    return intl.formatMessage(overviewMessages.lead, { checked, all, sent: formatTime(sent) });
  return intl.formatMessage(overviewMessages.leadLate, { checked, all, reviewed: formatTime(reviewed) });
}
