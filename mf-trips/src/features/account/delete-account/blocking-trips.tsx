import { useIntl } from 'react-intl';

import type { AccountDeletion } from '@campavia/contracts';
import { formatDateRange } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H3, Note, Small, Stack } from '@campavia/ui';

import { deleteAccountMessages } from './delete-account.messages';
import { Points } from './delete-account.styles';

type Trips = AccountDeletion['trips'];

/** Replaces the form while trips prevent it. */
export function BlockingTrips({ trips }: { trips: Trips }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={4}>
      <Note tone="care">{formatMessage(deleteAccountMessages.notYet)}</Note>
      <H3 as="h2">{formatMessage(deleteAccountMessages.tripsFirst, { count: trips.length })}</H3>
      <Points>
        {trips.map((trip) => (
          <li key={`${trip.camper} ${trip.date_from}`}>
            <TripLine trip={trip} />
          </li>
        ))}
      </Points>
      <div>
        <ButtonLink as={AddressLink} to="account" variant="line">
          {formatMessage(deleteAccountMessages.keep)}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function TripLine({ trip }: { trip: Trips[number] }) {
  const intl = useIntl();
  const { booking, camper, title, date_from: from, date_to: to } = trip;
  return (
    <Stack $gap={1}>
      {booking === null ? (
        <AddressLink to="listing" params={{ id: camper }}>
          {title}
        </AddressLink>
      ) : (
        <AddressLink to="trip" params={{ id: booking }}>
          {title}
        </AddressLink>
      )}
      <Small $tone="soft">{formatDateRange(intl, from, to)}</Small>
    </Stack>
  );
}
