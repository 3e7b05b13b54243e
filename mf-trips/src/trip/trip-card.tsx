import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { ButtonLink, H3, Row, Text } from '@campavia/ui';
import { Picture } from '@campavia/ui/media';

import { isEnded, standingOf, type TripStanding } from '../rules/trip-standing';

import { openDeedOf } from './deed-link';
import { deedMessages } from './deeds.messages';
import { listMessages } from './list.messages';
import { nextWords } from './next-words';
import { PayPlace } from './pay-place';
import { searchNearby } from './search-nearby';
import { StandingBadge } from './standing-badge';
import { CardPhoto, CardWords, Sum, TripCardBox } from './trips.styles';

export interface TripCardProps {
  trip: GuestBooking;
  /** Its picture is loaded at once. */
  isFirst: boolean;
}

/** A trip in the list: how it stands, which days, what happens next. */
export function TripCard({ trip, isFirst }: TripCardProps) {
  const intl = useIntl();
  const today = useToday();
  const standing = standingOf(trip);
  const { camper, days } = trip;
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
      <CardWords>
        <Row $justify="between" $align="start">
          <StandingBadge trip={trip} standing={standing} />
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
        <Text>{nextWords(intl, trip, standing, today)}</Text>
        <Row $gap={2}>
          <CardDeed trip={trip} standing={standing} />
        </Row>
      </CardWords>
    </TripCardBox>
  );
}

function CardDeed({ trip, standing }: { trip: GuestBooking; standing: TripStanding }) {
  const { formatMessage } = useIntl();
  const today = useToday();
  if (openDeedOf(trip, standing)) {
    const variant = standing === 'notSent' ? 'pine' : 'main';
    return <PayPlace trip={trip} standing={standing} variant={variant} isInList />;
  }
  if (isEnded(standing)) {
    return (
      <ButtonLink as={AddressLink} to="search" search={searchNearby(trip, today)} variant="line" size="s">
        {formatMessage(deedMessages.findAnother)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink as={AddressLink} to="trip" params={{ id: trip.id }} variant="line" size="s">
      {formatMessage(deedMessages.see)}
    </ButtonLink>
  );
}
