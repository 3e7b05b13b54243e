import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { Badge, type BadgeTone, type IconType } from '@campavia/ui';
import { Ban, Bus, CalendarDays, Check, Clock, CreditCard, Send, Star, User } from '@campavia/ui/icons';

import type { TripStanding } from '../rules/trip-standing';

import { badgeMessages } from './badges.messages';
import { termWords } from './next-words';

type Look = [name: keyof typeof badgeMessages, tone: BadgeTone, icon: IconType];

const RAN_OUT: Look = ['ranOut', 'quiet', Clock];
const PAY: Look = ['pay', 'care', CreditCard];

const LOOKS: Record<TripStanding, Look> = {
  notSent: ['notSent', 'quiet', Send],
  beingMade: ['beingMade', 'pine', User],
  asked: ['asked', 'note', Clock],
  instantUnpaid: PAY,
  accepted: PAY,
  noAnswer: RAN_OUT,
  notPaid: RAN_OUT,
  taken: RAN_OUT,
  ranOut: RAN_OUT,
  halfPaid: ['halfPaid', 'note', CalendarDays],
  halfFailed: ['halfFailed', 'care', CreditCard],
  booked: ['booked', 'good', Check],
  onTheRoad: ['onTheRoad', 'pine', Bus],
  finished: ['finished', 'care', Star],
  done: ['done', 'quiet', Check],
  calledOffByGuest: ['byYou', 'stop', Ban],
  refused: ['refused', 'stop', Ban],
  calledOffByOwner: ['byOwner', 'stop', Ban],
  calledOffByStaff: ['byStaff', 'stop', Ban],
  calledOffByBoth: ['byBoth', 'quiet', Ban],
};

export interface StandingBadgeProps {
  trip: GuestBooking;
  standing: TripStanding;
}

/** How a trip stands, in a word or two. */
export function StandingBadge({ trip, standing }: StandingBadgeProps) {
  const intl = useIntl();
  const [name, tone, icon] = LOOKS[standing];
  const values = { owner: trip.owner.first_name, by: termWords(intl, trip, standing) };
  return (
    <Badge tone={tone} icon={icon}>
      {intl.formatMessage(badgeMessages[name], values)}
    </Badge>
  );
}
