import { useIntl } from 'react-intl';

import type { BookingOptions } from '@campavia/contracts';
import type { MetaState } from '@campavia/domain';
import { BookingTabs } from '@campavia/parts/booking-list';

import { listMessages } from './list.messages';

export interface TripsTabsProps {
  counts: BookingOptions['meta_states'] | undefined;
  chosen: MetaState | undefined;
}

export function TripsTabs({ counts, chosen }: TripsTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <BookingTabs
      address="trips"
      label={formatMessage(listMessages.tabs)}
      names={{
        to_do: formatMessage(listMessages.to_do),
        waiting: formatMessage(listMessages.waiting),
        confirmed: formatMessage(listMessages.confirmed),
        archived: formatMessage(listMessages.archived),
      }}
      counts={counts}
      chosen={chosen}
    />
  );
}
