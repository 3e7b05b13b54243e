import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H2, Small } from '@campavia/ui';
import { MapPin } from '@campavia/ui/icons';

import { tripsMessages } from '../../../components/trips.messages';

import { pickUpCardMessages } from './pick-up-card.messages';
import { AsideCard } from './trip.styles';

/** Links to the printable pick-up page, once the trip is confirmed. */
export function TripPickUp({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  if (!trip.assistance) return null;
  return (
    <AsideCard data-not-printed>
      <H2>{formatMessage(tripsMessages.pickUp)}</H2>
      <Small as="p" $tone="soft">
        {formatMessage(pickUpCardMessages.text, { owner: trip.owner.first_name })}
      </Small>
      <ButtonLink as={AddressLink} to="trip.pick-up" params={{ id: trip.id }} variant="line" icon={MapPin}>
        {formatMessage(pickUpCardMessages.open)}
      </ButtonLink>
    </AsideCard>
  );
}
