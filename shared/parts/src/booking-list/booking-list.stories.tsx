import type { CountOfBookings, MetaState } from '@campavia/domain';
import type { WidgetStories } from '@campavia/testing/stories';
import { Stack } from '@campavia/ui';

import { BookingFilters } from './booking-filters';
import { BookingTabs } from './booking-tabs';
import { StayDates } from './stay-dates';

const NAMES: Record<MetaState, string> = {
  to_do: 'To do',
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  archived: 'Past',
};
const COUNTS: CountOfBookings[] = [
  { key: 'to_do', count: 3 },
  { key: 'waiting', count: 0 },
  { key: 'confirmed', count: 12 },
  { key: 'archived', count: 4821 },
];

function BookingList({ counts }: { counts?: CountOfBookings[] }) {
  return (
    <Stack>
      <BookingTabs address="trips" label="Trips" names={NAMES} counts={counts} chosen="archived" />
      <BookingFilters
        address="trips"
        view={{ tab: 'archived', page: 1 }}
        counts={
          counts && {
            years: [2026, 2027],
            states: [
              { key: 'TO_COME', count: 2 },
              { key: 'CANCELLED_GUEST', count: 5 },
            ],
          }
        }
        texts={{
          year: 'Year',
          anyYear: 'All years',
          state: 'Status',
          anyState: 'Any status',
          nameState: ({ key }) => (key === 'TO_COME' ? 'Done' : 'Cancelled by the guest'),
        }}
      />
      <StayDates
        from="2027-12-28"
        to="2028-01-03"
        fromText="from 14:00"
        toText="until 20:00"
        fromLabel="Pick-up"
        toLabel="Return"
      />
    </Stack>
  );
}

export const stories: WidgetStories = {
  widgets: ['BookingTabs', 'BookingFilters', 'StayDates'],
  states: {
    loading: { show: () => <BookingList /> },
    filled: { show: () => <BookingList counts={COUNTS} /> },
  },
};
