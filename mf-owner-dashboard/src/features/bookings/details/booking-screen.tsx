import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import { pageTitle, useDocumentTitle } from '@campavia/remote-kit';
import { Stack } from '@campavia/ui';

import { isConfirmed, statusOf } from '../../../rules/booking-status';
import { hasReports } from '../../../rules/handover/handover';

import { Aside, Columns } from '../booking.styles';
import { BookingLoader } from '../booking-loader';
import { ConditionSection } from '../handover/condition-section';
import { AnswerBar } from './answer-bar';
import { BookingHead } from './booking-head';
import { CalendarSection } from './calendar-section';
import { ChangeCard } from './change-card';
import { EarningsCard } from './earnings-card';
import { GuestCard } from './guest-card';
import { HandoverSection } from './handover-section';
import { headMessages } from './head.messages';
import { TogetherCard } from './together-card';

export function BookingScreen() {
  return <BookingLoader>{(booking) => <BookingPage booking={booking} />}</BookingLoader>;
}

function BookingPage({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const status = statusOf(booking);
  const date = formatPlainDate(intl, booking.date_from);
  const document = intl.formatMessage(headMessages.document, { guest: booking.guest.first_name, date });
  useDocumentTitle(pageTitle(document));
  return (
    <>
      <Stack $gap={6} style={{ paddingBottom: 'var(--s10)' }}>
        <Columns>
          <Stack $gap={8}>
            <BookingHead booking={booking} />
            <ChangeCard booking={booking} />
            {status === 'ongoing' && <ConditionSection booking={booking} />}
            <GuestCard booking={booking} />
            {hasReports(status) && status !== 'ongoing' && <ConditionSection booking={booking} />}
            <CalendarSection booking={booking} />
            {isConfirmed(status) && status !== 'ongoing' && <HandoverSection booking={booking} />}
          </Stack>
          <Aside>
            <EarningsCard booking={booking} />
            <TogetherCard booking={booking} />
          </Aside>
        </Columns>
      </Stack>
      <AnswerBar booking={booking} />
    </>
  );
}
