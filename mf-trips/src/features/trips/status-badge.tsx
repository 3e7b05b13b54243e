import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { Badge, type BadgeTone, type IconType } from '@campavia/ui';
import { Ban, Bus, CalendarDays, Check, Clock, CreditCard, Send, Star, User } from '@campavia/ui/icons';

import type { TripStatus } from '../../rules/trip-status';

import { statusBadgeMessages } from './status-badge.messages';
import { formatDeadline } from './next-step';

type Look = [name: keyof typeof statusBadgeMessages, tone: BadgeTone, icon: IconType];

const EXPIRED: Look = ['expired', 'quiet', Clock];
const PAY: Look = ['pay', 'care', CreditCard];

const LOOKS: Record<TripStatus, Look> = {
  notSent: ['notSent', 'quiet', Send],
  inPreparation: ['inPreparation', 'pine', User],
  requested: ['requested', 'note', Clock],
  instantUnpaid: PAY,
  accepted: PAY,
  noAnswer: EXPIRED,
  notPaid: EXPIRED,
  taken: EXPIRED,
  expired: EXPIRED,
  firstInstalmentPaid: ['firstInstalmentPaid', 'note', CalendarDays],
  secondInstalmentFailed: ['secondInstalmentFailed', 'care', CreditCard],
  booked: ['booked', 'good', Check],
  ongoing: ['ongoing', 'pine', Bus],
  finished: ['finished', 'care', Star],
  done: ['done', 'quiet', Check],
  cancelledByGuest: ['byYou', 'stop', Ban],
  refused: ['refused', 'stop', Ban],
  cancelledByOwner: ['byOwner', 'stop', Ban],
  cancelledByStaff: ['byStaff', 'stop', Ban],
  cancelledByBoth: ['byBoth', 'quiet', Ban],
};

export interface StatusBadgeProps {
  trip: GuestBooking;
  status: TripStatus;
}

export function StatusBadge({ trip, status }: StatusBadgeProps) {
  const intl = useIntl();
  const [name, tone, icon] = LOOKS[status];
  const values = { owner: trip.owner.first_name, by: formatDeadline(intl, trip, status) };
  return (
    <Badge tone={tone} icon={icon}>
      {intl.formatMessage(statusBadgeMessages[name], values)}
    </Badge>
  );
}
