import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { BookingOptions, Me } from '@campavia/contracts';
import { BookingTabs } from '@campavia/parts/booking-list';
import {
  Navigate,
  pageTitle,
  useDocumentTitle,
  useLocation,
  usePlatform,
  useReady,
  useUser,
} from '@campavia/remote-kit';
import { FailurePanel, H1, Lead, Stack } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { useBookingList, type UseBookingList } from '../../../data/use-booking-list';

import { Columns } from '../booking.styles';
import { BookingList } from './booking-list';
import { BookingsAside } from './bookings-aside';
import { BookingsFilters } from './bookings-filters';
import { BookingsSkeleton } from './bookings-skeleton';
import { listMessages } from './list.messages';

const OneLine = styled(Lead)`
  min-height: 1.5em;
`;

export function BookingsScreen() {
  const { PageSkeleton } = usePlatform();
  const me = useUser();
  return me ? <Bookings me={me} /> : <PageSkeleton />;
}

function Bookings({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const list = useBookingList(search);
  const { view, counts, redirect } = list;
  useDocumentTitle(pageTitle(formatMessage(titleMessages.bookings)));
  useReady(list.bookings !== undefined || list.hasFailed);
  if (redirect !== undefined) return <Navigate to={{ search: redirect }} replace />;
  return (
    <Stack $gap={6} style={{ paddingBottom: 'var(--s10)' }}>
      <Stack $gap={2}>
        <H1>{formatMessage(titleMessages.bookings)}</H1>
        <Waiting counts={counts} />
      </Stack>
      <BookingTabs
        address="bookings"
        label={formatMessage(listMessages.tabs)}
        names={{
          to_do: formatMessage(listMessages.to_do),
          waiting: formatMessage(listMessages.waiting),
          confirmed: formatMessage(listMessages.confirmed),
          archived: formatMessage(listMessages.archived),
        }}
        counts={counts?.meta_states}
        chosen={view?.tab}
      />
      <Columns>
        <Content list={list} />
        <BookingsAside me={me} />
      </Columns>
    </Stack>
  );
}

/** The number of bookings to act on; its line is reserved while it loads. */
function Waiting({ counts }: { counts: BookingOptions | undefined }) {
  const { formatMessage } = useIntl();
  const count = counts?.meta_states.find(({ key }) => key === 'to_do')?.count;
  return <OneLine>{count !== undefined && formatMessage(listMessages.lead, { count })}</OneLine>;
}

function Content({ list }: { list: UseBookingList }) {
  const { formatMessage } = useIntl();
  const { view, bookings, counts, inTab, hasFailed, isRetrying, retry } = list;
  if (view && bookings) {
    return (
      <Stack $gap={5}>
        <BookingsFilters view={view} counts={inTab} />
        <BookingList view={view} bookings={bookings} counts={counts} />
      </Stack>
    );
  }
  if (!hasFailed) return <BookingsSkeleton />;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(listMessages.failed)}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}
