import { useIntl } from 'react-intl';

import type { BookingOptions, GuestBookingList } from '@campavia/contracts';
import { BOOKINGS_PER_PAGE, type BookingListView, writeBookingListQuery } from '@campavia/domain';
import { Link, pathOf } from '@campavia/remote-kit';
import { List } from '@campavia/parts/booking-list';
import { Pager, VisuallyHidden } from '@campavia/ui';

import { listMessages } from './list.messages';
import { TripCard } from './trip-card';
import { TripsEmpty } from './trips-empty';

export interface TripListProps {
  view: BookingListView;
  trips: GuestBookingList;
  counts: BookingOptions | undefined;
}

export function TripList({ view, trips: { count, results }, counts }: TripListProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <VisuallyHidden role="status">{formatMessage(listMessages.found, { count })}</VisuallyHidden>
      {results.length === 0 && <TripsEmpty view={view} counts={counts} />}
      <List>
        {results.map((trip, index) => (
          <li key={trip.id}>
            <TripCard trip={trip} isFirst={index === 0} />
          </li>
        ))}
      </List>
      <Pager
        page={view.page}
        pageCount={Math.ceil(count / BOOKINGS_PER_PAGE)}
        linkAs={Link}
        linkProps={(page) => ({ to: pathOf('trips', {}, writeBookingListQuery({ ...view, page })) })}
      />
    </div>
  );
}
