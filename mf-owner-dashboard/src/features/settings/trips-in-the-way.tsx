import { useIntl } from 'react-intl';

import type { TripInTheWay } from '@campavia/contracts';
import { formatDateRange } from '@campavia/i18n';
import { Link, pathOf } from '@campavia/remote-kit';
import { Note, Strong } from '@campavia/ui';

import type { Leaving } from '../../data/use-publication';

import { leaveMessages } from './leave.messages';
import { Trips } from './settings.styles';

/** The confirmed trips that prevent suspending or deleting a camper, each with a link to its booking. */
export function TripsInTheWay({ leaving, trips }: { leaving: Leaving; trips: TripInTheWay[] }) {
  const intl = useIntl();
  const text = leaving === 'suspend' ? leaveMessages.tripsSoon : leaveMessages.tripsAhead;
  return (
    <Note tone="care" role="alert">
      <Strong>{intl.formatMessage(text)}</Strong>
      <Trips>
        {trips.map(({ id, date_from, date_to, guest_first_name: guest }) => {
          const stay = formatDateRange(intl, date_from, date_to);
          const name = intl.formatMessage(leaveMessages.trip, { stay, guest });
          const path = pathOf('booking', { id });
          return <li key={id}>{path === undefined ? name : <Link to={path}>{name}</Link>}</li>;
        })}
      </Trips>
    </Note>
  );
}
