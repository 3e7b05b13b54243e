import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import { useParams, usePlatform, useReady } from '@campavia/remote-kit';
import { FailurePanel } from '@campavia/ui';

import { OfflineProvider } from '../../components/offline/offline-context';
import { OfflineNote } from '../../components/offline/offline-note';
import { offlineMessages } from '../../components/offline/offline.messages';
import { useTrip, type UseTrip } from '../../data/use-trip';

export interface TripLoaderProps {
  /** Heading and text of the failure page. */
  failed: MessageDescriptor;
  failedText?: MessageDescriptor;
  /** Links of the failure page. @param id of the trip */
  back: (id: string) => ReactNode;
  skeleton: ReactNode;
  /** Whether the page has more to load, and reports itself when it is ready. */
  reportsItself?: boolean;
  children: (trip: GuestBooking, me: Me) => ReactNode;
}

/** The trip of the address for the signed-in user; a separate page while it loads, fails or is unknown. */
export function TripLoader(props: TripLoaderProps) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <SignedIn>{(me) => (isRecordId(id) ? <LoadedTrip {...props} id={id} me={me} /> : <NotFound />)}</SignedIn>
  );
}

interface LoadedTripProps extends TripLoaderProps {
  id: string;
  me: Me;
}

function LoadedTrip(props: LoadedTripProps) {
  const { id, me, skeleton, reportsItself = false, children } = props;
  const { NotFound } = usePlatform();
  const loading = useTrip(id);
  const { trip, failure, offline, readAtMs, isRetrying, retry } = loading;
  useReady((trip !== undefined && !reportsItself) || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure !== undefined) return <TripFailure {...props} loading={loading} />;
  if (!trip) return skeleton;
  return (
    <OfflineProvider value={offline !== undefined}>
      {offline && (
        <OfflineNote
          readAtMs={readAtMs}
          onRetry={offline === 'site' ? retry : undefined}
          isRetrying={isRetrying}
        />
      )}
      {children(trip, me)}
    </OfflineProvider>
  );
}

function TripFailure({ id, failed, failedText, back, loading }: LoadedTripProps & { loading: UseTrip }) {
  const { formatMessage } = useIntl();
  const { failure, isRetrying, retry } = loading;
  const isMissing = failure === 'offline';
  const title: MessageDescriptor = isMissing ? offlineMessages.missingTitle : failed;
  const text: MessageDescriptor | undefined = isMissing ? offlineMessages.missingText : failedText;
  return (
    <FailurePanel
      title={formatMessage(title)}
      text={text && formatMessage(text)}
      isRetrying={isRetrying}
      onRetry={retry}
      secondaryAction={back(id)}
    />
  );
}
