import { useIntl } from 'react-intl';

import { SignedIn } from '@campavia/parts/signed-in';
import { Navigate, pageTitle, useDocumentTitle, useLocation, useReady } from '@campavia/remote-kit';
import { FailurePanel, H1 } from '@campavia/ui';

import { OfflineProvider } from '../../../components/offline/offline-context';
import { OfflineNote } from '../../../components/offline/offline-note';
import { useTripList, type UseTripList } from '../../../data/use-trip-list';
import { tripsMessages } from '../../../components/trips.messages';

import { SendSnoozes } from '../snoozes/send-snoozes';
import { LeftOut } from './left-out';
import { listMessages } from './list.messages';
import { TripList } from './trip-list';
import { TripsFilters } from './trips-filters';
import { TripsSkeleton } from './trips-skeleton';
import { TripsTabs } from './trips-tabs';
import { TripsPage } from './trips.styles';

export function TripsScreen() {
  return <SignedIn>{() => <Trips />}</SignedIn>;
}

function Trips() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const list = useTripList(search);
  const { view, counts, redirect, trips, offlineReadAtMs } = list;
  useDocumentTitle(pageTitle(formatMessage(tripsMessages.title)));
  useReady(list.trips !== undefined || list.hasFailed);
  if (redirect !== undefined) return <Navigate to={{ search: redirect }} replace />;
  return (
    <TripsPage>
      <H1>{formatMessage(tripsMessages.title)}</H1>
      <SendSnoozes />
      {trips && offlineReadAtMs !== undefined && (
        <OfflineNote readAtMs={offlineReadAtMs} onRetry={undefined} isRetrying={false} />
      )}
      <TripsTabs counts={counts?.meta_states} chosen={view?.tab} />
      <OfflineProvider value={offlineReadAtMs !== undefined}>
        <TripsContent list={list} />
      </OfflineProvider>
    </TripsPage>
  );
}

function TripsContent({ list }: { list: UseTripList }) {
  const { formatMessage } = useIntl();
  const { view, trips, counts, inTab, hasFailed, isRetrying, retry } = list;
  if (view && trips) {
    return (
      <>
        <TripsFilters view={view} counts={inTab} />
        <TripList view={view} trips={trips} counts={counts} />
        {trips.count > 0 && <LeftOut view={view} counts={inTab} />}
      </>
    );
  }
  if (!hasFailed) return <TripsSkeleton />;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(listMessages.failed)}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}
