import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { useParams, usePlatform, useReady } from '@campavia/remote-kit';
import { FailurePanel } from '@campavia/ui';

import { OfflineProvider } from '../../components/offline/offline-context';
import { OfflineNote } from '../../components/offline/offline-note';
import { offlineMessages } from '../../components/offline/offline.messages';
import { SignedIn } from '../../components/signed-in';
import { useTrip } from '../../data/use-trip';

export interface TripLoaderProps {
  /** Heading and text where the trip could not be loaded. */
  failed: MessageDescriptor;
  failedText?: MessageDescriptor;
  /** Where else to go then. @param id of the trip */
  back: (id: string) => ReactNode;
  skeleton: ReactNode;
  /** Whether the page has more to load, and reports itself when it is ready. */
  reportsItself?: boolean;
  children: (trip: GuestBooking, me: Me) => ReactNode;
}

/** The trip of the address for whoever is signed in; a page of its own while it loads, fails or is unknown. */
export function TripLoader(props: TripLoaderProps) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <SignedIn>{(me) => (isRecordId(id) ? <LoadedTrip {...props} id={id} me={me} /> : <NotFound />)}</SignedIn>
  );
}

function LoadedTrip({
  id,
  me,
  failed,
  failedText,
  back,
  skeleton,
  reportsItself = false,
  children,
}: TripLoaderProps & { id: string; me: Me }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { trip, failure, offline, readAtMs, isRetrying, retry } = useTrip(id);
  useReady((trip !== undefined && !reportsItself) || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure !== undefined) {
    const isMissing = failure === 'offline';
    const text = failedText && formatMessage(failedText);
    return (
      <FailurePanel
        title={isMissing ? formatMessage(offlineMessages.missingTitle) : formatMessage(failed)}
        text={isMissing ? formatMessage(offlineMessages.missingText) : text}
        isRetrying={isRetrying}
        onRetry={retry}
        secondaryAction={back(id)}
      />
    );
  }
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
