import { useIntl } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import { AddressLink, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { useIsOffline } from '../../../components/offline/offline-context';
import { useKeepTrip } from '../../../data/offline/use-keep-page';
import { isUpcoming, statusOf } from '../../../rules/trip-status';

import { actionMessages } from '../actions.messages';
import { SendSnoozes } from '../snoozes/send-snoozes';
import { TripCondition } from '../condition/trip-condition';
import { TripLoader } from '../trip-loader';
import { headMessages } from './head.messages';
import { ChangeAnnouncement } from './change-announcement';
import { LazyCamper, LazyCancellation, LazyInsurance } from './lazy-sections';
import { TripSkeleton } from './trip-skeleton';
import { useTripChanges } from '../changes/use-trip-changes';
import { TripHead } from './trip-head';
import { TripPickUp } from './trip-pick-up';
import { TripPayment } from './trip-payment';
import { TripDocuments } from './trip-documents';
import { TripOwner } from './trip-owner';
import { TripTimeline } from './trip-timeline';
import { LazySimilarCampers } from './lazy-similar-campers';
import { Aside, Columns, Main, TripSheet } from './trip.styles';

export function TripScreen() {
  const { formatMessage } = useIntl();
  const back = () => (
    <ButtonLink as={AddressLink} to="trips" variant="line">
      {formatMessage(actionMessages.all)}
    </ButtonLink>
  );
  return (
    <TripLoader failed={headMessages.failed} back={back} skeleton={<TripSkeleton />} reportsItself>
      {(trip, me) => <TripPage trip={trip} me={me} />}
    </TripLoader>
  );
}

function TripPage({ trip, me }: { trip: GuestBooking; me: Me }) {
  const intl = useIntl();
  const isOffline = useIsOffline();
  const status = statusOf(trip);
  const needsDrivers = isUpcoming(status);
  const date = formatPlainDate(intl, trip.date_from);
  useKeepTrip(trip, me);
  useDocumentTitle(pageTitle(intl.formatMessage(headMessages.document, { date })));
  const changes = useTripChanges(trip);
  useReady(changes !== 'loading');
  if (changes === 'loading') return <TripSkeleton />;
  return (
    <TripSheet>
      <SendSnoozes />
      <ChangeAnnouncement trip={trip} status={status} />
      <TripHead trip={trip} status={status} />
      <Columns>
        <Main>
          {changes}
          {(needsDrivers || trip.emergency_proof_in_validation) && (
            <TripDocuments trip={trip} me={me} needsDrivers={needsDrivers} />
          )}
          <TripTimeline trip={trip} status={status} me={me} />
          <LazyInsurance trip={trip} />
          <TripCondition trip={trip} status={status} />
          {status === 'requested' && !isOffline && <LazySimilarCampers trip={trip} />}
        </Main>
        <Aside>
          <TripPayment trip={trip} status={status} />
          <TripPickUp trip={trip} />
          <TripOwner trip={trip} />
          <LazyCamper trip={trip} />
          <LazyCancellation trip={trip} status={status} />
        </Aside>
      </Columns>
    </TripSheet>
  );
}
