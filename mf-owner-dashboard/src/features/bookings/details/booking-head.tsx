import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { BOOKING_DEADLINES, momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { formatDayOfMoment } from '@campavia/parts/handover-times';
import { Button, H1, Icon, Note, Stack, Text, VisuallyHidden } from '@campavia/ui';
import { ArrowLeft, Clock } from '@campavia/ui/icons';

import { bookingMessages } from '../../../components/booking.messages';
import { useSnooze } from '../../../data/use-change-booking';
import { statusOf } from '../../../rules/booking-status';

import { BookingNote } from '../booking-note';
import { Back } from '../booking.styles';
import { ReviewLink } from '../review-link';
import { StatusBadge } from '../status-badge';
import { headMessages } from './head.messages';

type BookingProps = { booking: OwnerBooking };

/** The section about the calendar shows them, with links. */
const SHOWN_BY_CALENDAR = ['taken', 'rival', 'rivals'] as const;

export function BookingHead({ booking }: BookingProps) {
  const { formatMessage } = useIntl();
  const { guest, camper, days } = booking;
  const message = statusOf(booking) === 'toAnswer' ? headMessages.asks : headMessages.trip;
  return (
    <Stack as="header" $gap={3}>
      <div>
        <Back to="bookings">
          <Icon of={ArrowLeft} />
          {formatMessage(bookingMessages.all)}
        </Back>
      </div>
      <ChangeAnnouncement booking={booking}>
        <StatusBadge booking={booking} />
      </ChangeAnnouncement>
      <H1>{formatMessage(message, { guest: guest.first_name, title: camper.title, days })}</H1>
      <Ended booking={booking} />
      <BookingNote booking={booking} omitted={SHOWN_BY_CALENDAR} />
      <ReviewLink booking={booking} variant="main" />
      <Snooze booking={booking} />
    </Stack>
  );
}

/** Reads the badge aloud when the other side changed something while the page was open. */
function ChangeAnnouncement({ booking, children }: BookingProps & { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const badge = useRef<HTMLDivElement>(null);
  const first = useRef(booking.state);
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (booking.state === first.current) return;
    first.current = booking.state;
    setStatus(badge.current?.textContent ?? '');
  }, [booking.state]);
  return (
    <>
      <div ref={badge}>{children}</div>
      <VisuallyHidden role="status">
        {status && formatMessage(headMessages.changed, { status })}
      </VisuallyHidden>
    </>
  );
}

/** When it ended, and the message of the person who cancelled. */
function Ended({ booking }: BookingProps) {
  const intl = useIntl();
  const { ended_on, time_zone, cancel_comment, state } = booking;
  if (!ended_on) return null;
  const date = formatDayOfMoment(intl, ended_on, time_zone);
  return (
    <Stack $gap={2}>
      <Text $tone="soft">{intl.formatMessage(headMessages.ended, { date })}</Text>
      {cancel_comment && state !== 'CANCELLED_OWNER' && <Note>{cancel_comment}</Note>}
    </Stack>
  );
}

function Snooze({ booking }: BookingProps) {
  const intl = useIntl();
  const [openedAtMs] = useState(() => Date.now());
  const { change, isBusy } = useSnooze(booking.id);
  const { snoozed_until, buttons, time_zone } = booking;
  if (snoozed_until && momentMs(snoozed_until) > openedAtMs) {
    const until = formatMoment(intl, momentMs(snoozed_until), time_zone);
    return <Note role="status">{intl.formatMessage(headMessages.snoozed, { until })}</Note>;
  }
  if (!buttons.includes('snooze')) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="s"
        icon={Clock}
        isBusy={isBusy}
        busyLabel={intl.formatMessage(headMessages.saving)}
        onClick={() => void change()}
      >
        {intl.formatMessage(headMessages.snooze, { hours: BOOKING_DEADLINES.snoozeHours })}
      </Button>
    </div>
  );
}
