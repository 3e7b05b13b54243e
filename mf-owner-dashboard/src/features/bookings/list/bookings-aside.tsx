import { useIntl } from 'react-intl';

import type { Me, OwnerBooking } from '@campavia/contracts';
import { daysBetween, plainDate } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { Badge, H3, Row, Small, Strong, Text } from '@campavia/ui';

import { useAnswerRate } from '../../../data/use-booking';
import { useBookingsBeside } from '../../../data/use-booking-list';

import { Aside, AsideCard, Rows } from '../booking.styles';
import { StatusBadge } from '../status-badge';
import { asideMessages } from './aside.messages';

/** Beside the list: the next trips, how reliably the owner answers, and who still has to pay. */
export function BookingsAside({ me }: { me: Me }) {
  const { formatMessage, formatNumber } = useIntl();
  const { next, unpaid } = useBookingsBeside();
  const rate = useAnswerRate(me.id);
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
      {rate !== undefined && (
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
            <div key={booking.id}>
              <AddressLink to="booking" params={{ id: booking.id }}>
                <Strong>{booking.guest.first_name}</Strong>
              </AddressLink>
              <div>
                <StatusBadge booking={booking} />
              </div>
            </div>
          ))}
        </AsideCard>
      )}
    </Aside>
  );
}

function NextTrip({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const today = useToday();
  const { date_from, date_to, guest, total_earnings, total_earnings_currency } = booking;
  const days = Math.max(0, daysBetween(plainDate(today), plainDate(date_from)));
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
        <Small>{intl.formatMessage(asideMessages.inDays, { days })}</Small>
      </Text>
    </li>
  );
}
