import { useIntl } from 'react-intl';

import type { BookingOptions, OwnerBookingList } from '@campavia/contracts';
import { BOOKINGS_PER_PAGE, writeBookingListQuery, type BookingListView } from '@campavia/domain';
import { List } from '@campavia/parts/booking-list';
import { Link, pathOf } from '@campavia/remote-kit';
import { Pager, VisuallyHidden } from '@campavia/ui';

import { BookingCard } from './booking-card';
import { BookingsEmpty } from './bookings-empty';
import { listMessages } from './list.messages';

export interface BookingListProps {
  view: BookingListView;
  bookings: OwnerBookingList;
  counts: BookingOptions | undefined;
}

export function BookingList({ view, bookings: { count, results }, counts }: BookingListProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <VisuallyHidden role="status">{formatMessage(listMessages.found, { count })}</VisuallyHidden>
      {results.length === 0 && <BookingsEmpty view={view} counts={counts} />}
      <List>
        {results.map((booking, index) => (
          <li key={booking.id}>
            <BookingCard booking={booking} isFirst={index === 0 && view.page === 1} />
          </li>
        ))}
      </List>
      <Pager
        page={view.page}
        pageCount={Math.ceil(count / BOOKINGS_PER_PAGE)}
        linkAs={Link}
        linkProps={(page) => ({ to: pathOf('bookings', {}, writeBookingListQuery({ ...view, page })) })}
      />
    </div>
  );
}
