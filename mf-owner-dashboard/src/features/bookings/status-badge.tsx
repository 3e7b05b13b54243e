import { type MessageDescriptor, useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { formatMoment, formatPlainDate } from '@campavia/i18n';
import { Badge, type BadgeTone } from '@campavia/ui';
import { Clock, Star } from '@campavia/ui/icons';

import {
  findAskedExtension,
  findDeadline,
  findLastDayOfReview,
  statusOf,
  type BookingStatus,
} from '../../rules/booking-status';

import { badgeMessages } from './badges.messages';
import { stateMessages } from './list/states.messages';
import { useDeadline } from './use-deadline';

const TEXTS: Record<BookingStatus, MessageDescriptor> = {
  inPreparation: stateMessages.CREATED_PRO,
  toAnswer: stateMessages.VALIDATED,
  accepted: stateMessages.ACCEPTED,
  noAnswer: badgeMessages.noAnswer,
  notPaid: badgeMessages.notPaid,
  taken: badgeMessages.taken,
  expired: stateMessages.ACCEPTED_EXP,
  firstInstalmentPaid: stateMessages.TO_COME_NOT_PAID,
  booked: stateMessages.TO_COME,
  ongoing: stateMessages.ONGOING,
  finished: stateMessages.DONE,
  cancelledByGuest: stateMessages.CANCELLED_GUEST,
  refused: badgeMessages.refused,
  cancelledByOwner: badgeMessages.cancelledByOwner,
  cancelledByStaff: stateMessages.CANCELLED_STAFF,
  cancelledByBoth: stateMessages.CANCELLED_BOTH,
};

const GOOD: readonly BookingStatus[] = ['booked', 'ongoing', 'firstInstalmentPaid'];
const STOPPED: readonly BookingStatus[] = [
  'noAnswer',
  'cancelledByGuest',
  'cancelledByStaff',
  'cancelledByOwner',
];

/** The status of a booking; with the deadline and the time left if an answer is pending. */
export function StatusBadge({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const deadline = findDeadline(booking);
  const { left, hasPassed } = useDeadline(deadline);
  const status = statusOf(booking);
  const lastDay = findLastDayOfReview(booking);
  if (lastDay) {
    return (
      <Badge tone="care" icon={Star}>
        {intl.formatMessage(badgeMessages.reviewBy, { by: formatPlainDate(intl, lastDay) })}
      </Badge>
    );
  }
  if (deadline === undefined) {
    return <Badge tone={toneOf(status)}>{intl.formatMessage(TEXTS[status])}</Badge>;
  }
  if (hasPassed) return <Badge tone="quiet">{intl.formatMessage(badgeMessages.ranOut)}</Badge>;
  const by = formatMoment(intl, deadline, booking.time_zone);
  const isMine = status === 'toAnswer' || findAskedExtension(booking) !== undefined;
  const text = isMine
    ? intl.formatMessage(badgeMessages.answerBy, { by })
    : intl.formatMessage(badgeMessages.payBy, { guest: booking.guest.first_name, by });
  return (
    <Badge tone={isMine ? 'care' : 'note'} icon={Clock}>
      {[text, ...(left ? [left] : [])].join(' · ')}
    </Badge>
  );
}

function toneOf(status: BookingStatus): BadgeTone {
  if (GOOD.includes(status)) return 'good';
  return STOPPED.includes(status) ? 'stop' : 'quiet';
}
