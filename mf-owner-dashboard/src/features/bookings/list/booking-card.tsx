import { type IntlShape, useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { formatHour } from '@campavia/parts/handover-times';
import { Rating } from '@campavia/parts';
import { StayDates } from '@campavia/parts/booking-list';
import { AddressLink } from '@campavia/remote-kit';
import { Avatar, ButtonLink, H3, Row, Small, Stack } from '@campavia/ui';

import { findAskedExtension, isOwnersTurn, statusOf } from '../../../rules/booking-status';
import { daysAfterChange } from '../../../rules/changed-trip';

import { AcceptNote } from '../accept-note';
import { BookingNote } from '../booking-note';
import { BookingBox, CardActions, Sum, Titled } from '../booking.styles';
import { changeMessages } from '../details/change.messages';
import { ReviewLink } from '../review-link';
import { StatusBadge } from '../status-badge';
import { cardMessages } from './card.messages';
import { listMessages } from './list.messages';

export interface BookingCardProps {
  booking: OwnerBooking;
  /** The first card that needs an action is marked, and only its button is a main one. */
  isFirst: boolean;
}

export function BookingCard({ booking, isFirst }: BookingCardProps) {
  const intl = useIntl();
  const { guest, camper, travelers } = booking;
  const isMyTurn = isFirst && isOwnersTurn(booking);
  const facts = [intl.formatMessage(cardMessages.travellers, { count: travelers }), camper.title];
  return (
    <BookingBox $isMyTurn={isMyTurn}>
      <Avatar name={guest.first_name} userId={guest.id} src={guest.picture?.url} />
      <Stack $gap={4}>
        <div>
          <StatusBadge booking={booking} />
        </div>
        <Titled>
          <Stack $gap={1}>
            <H3 as="h2">
              <AddressLink to="booking" params={{ id: booking.id }}>
                {titleOf(intl, booking)}
              </AddressLink>
            </H3>
            <Row $gap={2}>
              <Rating average={guest.review_average_as_guest} count={guest.review_count_as_guest} />
              <Small $tone="soft">{facts.join(' · ')}</Small>
            </Row>
          </Stack>
          <Earnings booking={booking} />
        </Titled>
        <Stay booking={booking} />
        <BookingNote booking={booking} />
        <AcceptNote booking={booking} />
        <CardActions>
          <ReviewLink booking={booking} variant="line" />
          <ActionLink booking={booking} isMain={isMyTurn} />
        </CardActions>
      </Stack>
    </BookingBox>
  );
}

function titleOf(intl: IntlShape, booking: OwnerBooking): string {
  const guest = booking.guest.first_name;
  if (findAskedExtension(booking)) return intl.formatMessage(cardMessages.changes, { guest });
  const message = statusOf(booking) === 'toAnswer' ? cardMessages.asks : cardMessages.trip;
  return intl.formatMessage(message, { guest, days: booking.days });
}

type BookingProps = Pick<BookingCardProps, 'booking'>;

/** The earnings from the trip, or the earnings added by a change. */
function Earnings({ booking }: BookingProps) {
  const intl = useIntl();
  const change = findAskedExtension(booking);
  const amount = formatMoney(
    intl,
    change?.price_total ?? booking.total_earnings,
    booking.total_earnings_currency,
  );
  return (
    <div>
      <Sum>{change ? intl.formatMessage(changeMessages.plus, { amount }) : amount}</Sum>
      <Small $tone="soft">{intl.formatMessage(cardMessages.receive)}</Small>
    </div>
  );
}

/** The days as booked, or with the change that the guest asks for. */
function Stay({ booking }: BookingProps) {
  const intl = useIntl();
  const { date_from, date_to, hour_from, hour_to, days } = booking;
  const change = findAskedExtension(booking);
  const labels = {
    fromLabel: intl.formatMessage(cardMessages.pickUp),
    toLabel: intl.formatMessage(cardMessages.return),
  };
  if (!change) {
    const length = intl.formatMessage(listMessages.days, { days });
    const toText = [formatHour(intl, hour_to), length].join(' · ');
    return (
      <StayDates
        from={date_from}
        to={date_to}
        fromText={formatHour(intl, hour_from)}
        toText={toText}
        {...labels}
      />
    );
  }
  const { from, to } = daysAfterChange(booking, change);
  const before = (now: string, was: string) =>
    now === was
      ? intl.formatMessage(cardMessages.unchanged)
      : intl.formatMessage(cardMessages.was, { date: formatPlainDate(intl, was, 'day') });
  return (
    <StayDates
      from={from}
      to={to}
      fromText={before(from, date_from)}
      toText={before(to, date_to)}
      {...labels}
    />
  );
}

function ActionLink({ booking, isMain }: BookingProps & { isMain: boolean }) {
  const { formatMessage } = useIntl();
  const guest = booking.guest.first_name;
  const isToAnswer = isOwnersTurn(booking);
  const answerVariant = isMain ? 'main' : 'pine';
  return (
    <ButtonLink
      as={AddressLink}
      to="booking"
      params={{ id: booking.id }}
      variant={isToAnswer ? answerVariant : 'line'}
    >
      {findAskedExtension(booking) && formatMessage(cardMessages.seeChange)}
      {statusOf(booking) === 'toAnswer' && formatMessage(cardMessages.answer, { guest })}
      {!isToAnswer && formatMessage(cardMessages.see)}
    </ButtonLink>
  );
}
