import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { Me, OwnerBooking } from '@campavia/contracts';
import { daysBetween, plainDate } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { AddressLink, Slot, useToday } from '@campavia/remote-kit';
import { Badge, H3, Row, Small, Stack, Strong, Text } from '@campavia/ui';

import { useAnswerRate } from '../../../data/use-booking';
import { useBookingsBeside } from '../../../data/use-booking-list';

import { Aside, AsideCard, Rows } from '../booking.styles';
import { StatusBadge } from '../status-badge';
import { asideMessages } from './aside.messages';
import { stateMessages } from './states.messages';

/** Beside the list: the next trips, the owner's answer rate, and pending payments. */
export function BookingsAside({ me }: { me: Me }) {
  const { formatMessage, formatNumber } = useIntl();
  const beside = useBookingsBeside();
  const rate = useAnswerRate(me.id);
  const headingId = useId();
  // All at once, so that no card moves another.
  if (!beside || rate === undefined) return null;
  const { next, unpaid } = beside;
  return (
    <Aside>
      {next.length > 0 && (
        <AsideCard>
          <H3 as="h2">{formatMessage(asideMessages.next)}</H3>
          <Rows>
            {next.map((booking) => (
              <NextTrip key={booking.id} booking={booking} />
            ))}
          </Rows>
        </AsideCard>
      )}
      {rate !== null && (
        <AsideCard>
          <Row $justify="between">
            <H3 as="h2">{formatMessage(asideMessages.answers)}</H3>
            <Badge tone={rate >= 80 ? 'good' : 'care'}>
              {formatNumber(rate / 100, { style: 'percent' })}
            </Badge>
          </Row>
          <Small as="p" $tone="soft">
            {formatMessage(asideMessages.answersText)}
          </Small>
        </AsideCard>
      )}
      {unpaid.length > 0 && (
        <AsideCard>
          <H3 as="h2">{formatMessage(asideMessages.unpaid)}</H3>
          {unpaid.map((booking) => (
            <UnpaidTrip key={booking.id} booking={booking} />
          ))}
        </AsideCard>
      )}
      <Slot name="owner.requirements" with={{ headingId }} pending={null} none={null} failed={() => null} />
    </Aside>
  );
}

function UnpaidTrip({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const { id, guest, date_from, date_to, total_earnings, total_earnings_currency } = booking;
  const amount = formatMoney(intl, total_earnings, total_earnings_currency);
  return (
    <Stack $gap={2}>
      <AddressLink to="booking" params={{ id }}>
        <Strong>{guest.first_name}</Strong>
      </AddressLink>
      <Small as="p" $tone="soft">
        {[formatDateRange(intl, date_from, date_to), amount].join(' · ')}
      </Small>
      <div>
        <StatusBadge booking={booking} />
      </div>
    </Stack>
  );
}

function NextTrip({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const today = useToday();
  const { date_from, date_to, display_state, guest, total_earnings, total_earnings_currency } = booking;
  const days = Math.max(0, daysBetween(plainDate(today), plainDate(date_from)));
  const inDays = intl.formatMessage(asideMessages.inDays, { days });
  const amount = formatMoney(intl, total_earnings, total_earnings_currency);
  return (
    <li>
      <div>
        <AddressLink to="booking" params={{ id: booking.id }}>
          <Strong>{guest.first_name}</Strong>
        </AddressLink>
        <Small as="p" $tone="soft">
          {[formatDateRange(intl, date_from, date_to), amount].join(' · ')}
        </Small>
      </div>
      <Text as="span" $tone="soft">
        <Small>{display_state === 'ONGOING' ? intl.formatMessage(stateMessages.ONGOING) : inDays}</Small>
      </Text>
    </li>
  );
}
