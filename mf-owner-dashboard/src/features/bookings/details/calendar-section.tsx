import { type IntlShape, useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { formatDateRange, formatPlainDate } from '@campavia/i18n';
import { formatHour } from '@campavia/parts/handover-times';
import { StayDates } from '@campavia/parts/booking-list';
import { AddressLink } from '@campavia/remote-kit';
import { Card, H2, Note, Rule, Small, Stack } from '@campavia/ui';

import { cardMessages } from '../list/card.messages';
import { listMessages } from '../list/list.messages';
import { noteMessages } from '../notes.messages';
import { calendarMessages } from './calendar.messages';

type BookingProps = { booking: OwnerBooking };

/** The days in local time, the neighbouring bookings, and overlapping requests. */
export function CalendarSection({ booking }: BookingProps) {
  const intl = useIntl();
  const { date_from, date_to, hour_from, hour_to, days, camper, calendar } = booking;
  const length = intl.formatMessage(listMessages.days, { days });
  return (
    <Stack as="section" $gap={4}>
      <H2>{intl.formatMessage(calendarMessages.title)}</H2>
      {calendar && !calendar.is_free && <Note tone="stop">{intl.formatMessage(noteMessages.taken)}</Note>}
      <Card $isPadded>
        <StayDates
          from={date_from}
          to={date_to}
          fromText={formatHour(intl, hour_from)}
          toText={[formatHour(intl, hour_to), length].join(' · ')}
          fromLabel={intl.formatMessage(cardMessages.pickUp)}
          toLabel={intl.formatMessage(cardMessages.return)}
        />
        <Rule />
        <Stack $gap={2}>
          {calendar?.is_free && <Small as="p">{describeAround(intl, calendar)}</Small>}
          <Small as="p" $tone="soft">
            {intl.formatMessage(calendarMessages.hoursIn, { city: camper.city })}
          </Small>
        </Stack>
      </Card>
      {calendar?.rivals.map((rival) => (
        <Rival key={rival.id} rival={rival} />
      ))}
    </Stack>
  );
}

type Calendar = NonNullable<OwnerBooking['calendar']>;

function Rival({ rival }: { rival: Calendar['rivals'][number] }) {
  const intl = useIntl();
  const { id, first_name: name, date_from, date_to } = rival;
  const range = formatDateRange(intl, date_from, date_to);
  return (
    <Note tone="care">
      {intl.formatMessage(calendarMessages.rivalEnds, { name, range })}
      <div>
        <AddressLink to="booking" params={{ id }}>
          {intl.formatMessage(calendarMessages.seeRival, { name })}
        </AddressLink>
      </div>
    </Note>
  );
}

function describeAround(intl: IntlShape, { busy_before, busy_after }: Calendar): string {
  const day = (date: string) => formatPlainDate(intl, date);
  if (busy_before && busy_after) {
    const values = { before: day(busy_before), after: day(busy_after) };
    return intl.formatMessage(calendarMessages.freeBetween, values);
  }
  if (busy_before) return intl.formatMessage(calendarMessages.freeAfter, { before: day(busy_before) });
  if (busy_after) return intl.formatMessage(calendarMessages.freeBefore, { after: day(busy_after) });
  return intl.formatMessage(calendarMessages.free);
}
