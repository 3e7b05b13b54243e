import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
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

import { useTrip } from '../data/use-trip';
import { SignedIn } from '../parts/signed-in';
import { isTripId } from '../rules/trip-id';
import { isAhead, standingOf } from '../rules/trip-standing';

import { deedMessages } from './deeds.messages';
import { headMessages } from './head.messages';
import { TripCancel } from './trip-cancel';
import { TripCover } from './trip-cover';
import { TripGhost } from './trip-ghost';
import { TripHead } from './trip-head';
import { TripMoney } from './trip-money';
import { TripPapers } from './trip-papers';
import { TripCamper, TripOwner } from './trip-people';
import { TripWay } from './trip-way';
import { WhileWaiting } from './while-waiting';
import { Aside, Columns, Main, TripSheet } from './trip.styles';

/** One trip: how it stands, what happens next, and everything that was agreed. */
export function TripScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{() => (isTripId(id) ? <LoadedTrip id={id} /> : <NotFound />)}</SignedIn>;
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
        wayOut={
          <ButtonLink as={AddressLink} to="trips" variant="line">
            {formatMessage(deedMessages.all)}
          </ButtonLink>
        }
      />
    );
  }
  return trip ? <TripPage trip={trip} /> : <TripGhost />;
}

function TripPage({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const standing = standingOf(trip);
  const date = formatPlainDate(intl, trip.date_from);
  useDocumentTitle(pageTitle(intl.formatMessage(headMessages.document, { date })));
  return (
    <TripSheet>
      <TripHead trip={trip} standing={standing} />
      <Columns>
        <Main>
          {isAhead(standing) && <TripPapers trip={trip} />}
          <TripWay trip={trip} standing={standing} />
          <TripCover trip={trip} />
          {standing === 'asked' && <WhileWaiting trip={trip} />}
        </Main>
        <Aside>
          <TripMoney trip={trip} standing={standing} />
          <TripOwner trip={trip} />
          <TripCamper trip={trip} />
          <TripCancel trip={trip} standing={standing} />
        </Aside>
      </Columns>
    </TripSheet>
  );
}
