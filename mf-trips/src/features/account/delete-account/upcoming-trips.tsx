import { useIntl } from 'react-intl';

import { formatDateRange } from '@campavia/i18n';
import { AddressLink, pathOf } from '@campavia/remote-kit';
import { H3, Small, Stack } from '@campavia/ui';

import { useCamperTitle } from '../../../data/use-camper-title';
import type { UpcomingTrip } from '../../../rules/upcoming-trips';

import { deleteAccountMessages } from './delete-account.messages';
import { Points } from './delete-account.styles';

export function UpcomingTrips({ trips }: { trips: UpcomingTrip[] }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2}>
      <H3 as="h2">{formatMessage(deleteAccountMessages.tripsFirst, { count: trips.length })}</H3>
      <Points>
        {trips.map((trip) => (
          <li key={`${trip.camper} ${trip.date_from}`}>
            <Trip trip={trip} />
          </li>
        ))}
      </Points>
    </Stack>
  );
}

function Trip({ trip: { camper: id, date_from: from, date_to: to } }: { trip: UpcomingTrip }) {
  const intl = useIntl();
  const title = useCamperTitle(id) ?? intl.formatMessage(deleteAccountMessages.camper, { id: String(id) });
  const link = pathOf('listing', { id }) !== undefined;
  return (
    <>
      {link ? (
        <AddressLink to="listing" params={{ id }}>
          {title}
        </AddressLink>
      ) : (
        title
      )}{' '}
      <Small $tone="soft">{formatDateRange(intl, from, to)}</Small>
    </>
  );
}
