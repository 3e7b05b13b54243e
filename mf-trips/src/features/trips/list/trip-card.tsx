import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { ButtonLink, H3, Row, Text } from '@campavia/ui';
import { Picture } from '@campavia/ui/media';

import { TimeLeft } from '../../../components/time-left';
import { findDeadline } from '../../../rules/trip-deadlines';
import { isEnded, statusOf, type TripStatus } from '../../../rules/trip-status';

import { ActionLink, findAvailableAction } from '../action-link';
import { actionMessages } from '../actions.messages';
import { listMessages } from './list.messages';
import { describeNextStep } from '../next-step';
import { searchNearby } from '../search-nearby';
import { StatusBadge } from '../status-badge';
import { CardPhoto, CardText, Sum, TripCardBox } from './trips.styles';

export interface TripCardProps {
  trip: GuestBooking;
  /** The first picture is loaded eagerly. */
  isFirst: boolean;
}

export function TripCard({ trip, isFirst }: TripCardProps) {
  const intl = useIntl();
  const today = useToday();
  const status = statusOf(trip);
  const { camper, days } = trip;
  const deadline = findDeadline(status, trip);
  const when = formatDateRange(intl, trip.date_from, trip.date_to);
  const length = intl.formatMessage(listMessages.days, { days });
  return (
    <TripCardBox>
      <CardPhoto>
        {camper.picture && (
          <Picture
            picture={{ ...camper.picture, alt: '' }}
            sizes="(min-width: 768px) 16rem, 100vw"
            isPriority={isFirst}
          />
        )}
      </CardPhoto>
      <CardText>
        <Row $justify="between" $align="start">
          <StatusBadge trip={trip} status={status} />
          <Sum>{formatMoney(intl, trip.price, trip.price_currency)}</Sum>
        </Row>
        <div>
          <H3 as="h2">
            <AddressLink to="trip" params={{ id: trip.id }}>
              {camper.title}
            </AddressLink>
          </H3>
          <Text $tone="soft">{[camper.city, when, length].join(' · ')}</Text>
        </div>
        <Text>{describeNextStep(intl, trip, status, today)}</Text>
        {deadline !== undefined && <TimeLeft untilMs={deadline} />}
        <Row $gap={2}>
          <CardAction trip={trip} status={status} />
        </Row>
      </CardText>
    </TripCardBox>
  );
}

function CardAction({ trip, status }: { trip: GuestBooking; status: TripStatus }) {
  const { formatMessage } = useIntl();
  const today = useToday();
  if (findAvailableAction(trip, status)) {
    const variant = status === 'notSent' ? 'pine' : 'main';
    return <ActionLink trip={trip} status={status} variant={variant} />;
  }
  if (isEnded(status)) {
    return (
      <ButtonLink as={AddressLink} to="search" search={searchNearby(trip, today)} variant="line" size="s">
        {formatMessage(actionMessages.findAnother)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink as={AddressLink} to="trip" params={{ id: trip.id }} variant="line" size="s">
      {formatMessage(actionMessages.see)}
    </ButtonLink>
  );
}
