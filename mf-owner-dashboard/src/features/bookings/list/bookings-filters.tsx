import { useIntl } from 'react-intl';

import type { BookingOptions } from '@campavia/contracts';
import type { BookingListView } from '@campavia/domain';
import { BookingFilters } from '@campavia/parts/booking-list';

import { listMessages } from './list.messages';
import { stateMessages } from './states.messages';

export interface BookingsFiltersProps {
  view: BookingListView;
  counts: BookingOptions | undefined;
}

export function BookingsFilters({ view, counts }: BookingsFiltersProps) {
  const { formatMessage } = useIntl();

  function nameState({ key, count }: BookingOptions['states'][number]): string | undefined {
    if (!Object.hasOwn(stateMessages, key)) return undefined;
    const name = formatMessage(stateMessages[key as keyof typeof stateMessages]);
    return formatMessage(listMessages.counted, { name, count });
  }

  return (
    <BookingFilters
      address="bookings"
      view={view}
      counts={counts}
      texts={{
        year: formatMessage(listMessages.year),
        anyYear: formatMessage(listMessages.anyYear),
        state: formatMessage(listMessages.state),
        anyState: formatMessage(listMessages.anyState),
        nameState,
      }}
    />
  );
}
