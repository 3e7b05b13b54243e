import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { ButtonLink, H2, Row, Stack, Text } from '@campavia/ui';

import { OnlineLink } from '../../../components/offline/online-link';
import { ChangeCard } from '../../changes';
import { hasInsurancePage, listChanges } from '../../../rules/change-pages';

import { changesMessages } from '../details/changes.messages';

/** Open and ended changes of a trip, and available additions; renders nothing without any. */
export function TripChanges({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { extension, upgrades } = listChanges(trip);
  const hasOffers = trip.permissions.can_add_second_driver || hasInsurancePage(trip);
  if (!extension && upgrades.length === 0 && !hasOffers) return null;
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(changesMessages.title)}</H2>
      {extension && <ChangeCard trip={trip} request={extension} />}
      {upgrades.map((upgrade) => (
        <ChangeCard key={upgrade.id} trip={trip} request={upgrade} />
      ))}
      {hasOffers && <Offers trip={trip} />}
    </Stack>
  );
}

function Offers({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const params = { id: trip.id };
  return (
    <Stack $gap={3} data-not-printed>
      <Text $tone="soft">{formatMessage(changesMessages.more)}</Text>
      <Row $gap={2}>
        {trip.permissions.can_add_second_driver && (
          <ButtonLink as={OnlineLink} to="trip.second-driver" params={params} variant="line">
            {formatMessage(changesMessages.driver)}
          </ButtonLink>
        )}
        {hasInsurancePage(trip) && (
          <ButtonLink as={OnlineLink} to="trip.insurance" params={params} variant="line">
            {formatMessage(changesMessages.insurance)}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
