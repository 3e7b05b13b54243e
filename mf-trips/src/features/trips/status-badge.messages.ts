import { defineMessages, type NoMessageValues } from 'react-intl';

type BadgeValues = {
  notSent: NoMessageValues;
  inPreparation: NoMessageValues;
  requested: { owner: string };
  pay: { by: string };
  expired: NoMessageValues;
  firstInstalmentPaid: { by: string };
  secondInstalmentFailed: { by: string };
  booked: NoMessageValues;
  ongoing: NoMessageValues;
  finished: NoMessageValues;
  done: NoMessageValues;
  byYou: NoMessageValues;
  byOwner: { owner: string };
  refused: { owner: string };
  byStaff: NoMessageValues;
  byBoth: NoMessageValues;
};

export const statusBadgeMessages = defineMessages<BadgeValues>({
  notSent: {
    id: 'trip.badges.not-sent',
    defaultMessage: 'Not sent yet',
    description: 'How a trip stands, in a badge. A request that was begun',
  },
  inPreparation: {
    id: 'trip.badges.being-made',
    defaultMessage: 'Being prepared',
    description: 'How a trip stands, in a badge. Another user fills it in',
  },
  requested: {
    id: 'trip.badges.asked',
    defaultMessage: 'Waiting for {owner}',
    description: 'How a trip stands, in a badge. owner: first name',
  },
  pay: {
    id: 'trip.badges.pay',
    defaultMessage: 'Pay by {by}',
    description: 'How a trip stands, in a badge. by: day and hour',
  },
  expired: {
    id: 'trip.badges.ran-out',
    defaultMessage: 'Expired',
    description: 'How a trip stands, in a badge. A request that came to nothing in time',
  },
  firstInstalmentPaid: {
    id: 'trip.badges.half-paid',
    defaultMessage: 'Confirmed, second payment on {by}',
    description: 'How a trip stands, in a badge. by: a day',
  },
  secondInstalmentFailed: {
    id: 'trip.badges.half-failed',
    defaultMessage: 'Second payment due by {by}',
    description: 'How a trip stands, in a badge. by: a day',
  },
  booked: {
    id: 'trip.badges.booked',
    defaultMessage: 'Confirmed',
    description: 'How a trip stands, in a badge. Booked and paid',
  },
  ongoing: {
    id: 'trip.badges.on-the-road',
    defaultMessage: 'On the road',
    description: 'How a trip stands, in a badge. The trip is under way',
  },
  finished: {
    id: 'trip.badges.finished',
    defaultMessage: 'Finished, leave a review',
    description: 'How a trip stands, in a badge. The trip is over and can be reviewed',
  },
  done: {
    id: 'trip.badges.done',
    defaultMessage: 'Done',
    description: 'How a trip stands, in a badge. Nothing is to do any more',
  },
  byYou: {
    id: 'trip.badges.by-you',
    defaultMessage: 'Cancelled by you',
    description: 'How a trip stands, in a badge',
  },
  byOwner: {
    id: 'trip.badges.by-owner',
    defaultMessage: 'Cancelled by {owner}',
    description: 'How a trip stands, in a badge. owner: first name',
  },
  refused: {
    id: 'trip.badges.refused',
    defaultMessage: '{owner} declined',
    description: 'How a trip stands, in a badge. owner: first name',
  },
  byStaff: {
    id: 'trip.badges.by-staff',
    defaultMessage: 'Cancelled by Campavia',
    description: 'How a trip stands, in a badge',
  },
  byBoth: {
    id: 'trip.badges.by-both',
    defaultMessage: 'Cancelled together',
    description: 'How a trip stands, in a badge. Guest and owner agreed to it',
  },
});
