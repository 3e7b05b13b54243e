import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { useToday } from '@campavia/remote-kit';
import { Button, ButtonLink, H1, Icon, Lead, Tag, Row, Stack } from '@campavia/ui';
import { ArrowLeft, MapPin, Printer } from '@campavia/ui/icons';
import { Picture } from '@campavia/ui/media';

import { OnlineLink } from '../../../components/offline/online-link';
import { TimeLeft } from '../../../components/time-left';
import { findExtendPage } from '../../../rules/change-pages';
import { findAmountDue } from '../../../rules/amount-due';
import { findDeadline } from '../../../rules/trip-deadlines';
import { isBooked, isEnded, type TripStatus } from '../../../rules/trip-status';

import { CalendarButton } from './calendar-button';
import { ActionLink } from '../action-link';
import { actionMessages } from '../actions.messages';
import { changesMessages } from './changes.messages';
import { headMessages } from './head.messages';
import { describeNextStep } from '../next-step';
import { PayCard } from '../pay-card';
import { searchNearby } from '../search-nearby';
import { StatusBadge } from '../status-badge';
import { TripNotes } from './trip-notes';
import { TripSnooze } from './trip-snooze';
import { Back, Head, HeadPhoto } from './trip.styles';

export interface TripHeadProps {
  trip: GuestBooking;
  status: TripStatus;
}

export function TripHead({ trip, status }: TripHeadProps) {
  const intl = useIntl();
  const today = useToday();
  const { camper, days } = trip;
  const deadline = findDeadline(status, trip);
  const isDue = findAmountDue(status, trip) !== undefined;
  return (
    <>
      <Back to="trips" data-not-printed>
        <Icon of={ArrowLeft} />
        {intl.formatMessage(actionMessages.all)}
      </Back>
      <Head>
        <Stack $gap={3}>
          <div>
            <StatusBadge trip={trip} status={status} />
          </div>
          <H1>{intl.formatMessage(headMessages.title, { days, title: camper.title })}</H1>
          <Lead>{describeNextStep(intl, trip, status, today)}</Lead>
          {deadline !== undefined && <TimeLeft untilMs={deadline} />}
          <TripNotes trip={trip} />
          {isDue && (
            <div data-not-printed>
              <PayCard trip={trip} status={status} />
            </div>
          )}
          <Row $gap={2} data-not-printed>
            {!isDue && <ActionLink trip={trip} status={status} />}
            <OtherCampers trip={trip} status={status} />
            <ExtendLink trip={trip} />
            {isBooked(status) && <CalendarButton tripId={trip.id} />}
            <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
              {intl.formatMessage(actionMessages.print)}
            </Button>
          </Row>
          <TripSnooze trip={trip} />
        </Stack>
        <HeadPhoto>
          {camper.picture && (
            <Picture
              picture={{ ...camper.picture, alt: '' }}
              sizes="(min-width: 1280px) 22rem, 100vw"
              isPriority
            />
          )}
          <Tag icon={MapPin}>{camper.city}</Tag>
        </HeadPhoto>
      </Head>
    </>
  );
}

function ExtendLink({ trip }: Pick<TripHeadProps, 'trip'>) {
  const { formatMessage } = useIntl();
  if (findExtendPage(trip) !== 'form') return null;
  return (
    <ButtonLink as={OnlineLink} to="trip.extend" params={{ id: trip.id }} variant="line">
      {formatMessage(changesMessages.extend)}
    </ButtonLink>
  );
}

function OtherCampers({ trip, status }: TripHeadProps) {
  const { formatMessage } = useIntl();
  const today = useToday();
  if (!isEnded(status) && !trip.can_search_more) return null;
  const message = isEnded(status) ? actionMessages.findAnother : actionMessages.lookNearby;
  return (
    <ButtonLink as={OnlineLink} to="search" search={searchNearby(trip, today)} variant="line">
      {formatMessage(message)}
    </ButtonLink>
  );
}
