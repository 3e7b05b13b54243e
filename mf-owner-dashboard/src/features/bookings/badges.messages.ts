import { defineMessages, type NoMessageValues } from 'react-intl';

type BadgeValues = {
  answerBy: { by: string };
  payBy: { guest: string; by: string };
  reviewBy: { by: string };
  daysLeft: { count: number };
  hoursLeft: { count: number };
  minutesLeft: { count: number };
  ranOut: NoMessageValues;
  noAnswer: NoMessageValues;
  notPaid: NoMessageValues;
  taken: NoMessageValues;
  refused: NoMessageValues;
  cancelledByOwner: NoMessageValues;
};

export const badgeMessages = defineMessages<BadgeValues>({
  answerBy: {
    id: 'owner-bookings.badges.answer-by',
    defaultMessage: 'Answer by {by}',
    description: 'Badge: until when the owner has to answer',
  },
  payBy: {
    id: 'owner-bookings.badges.pay-by',
    defaultMessage: '{guest} pays by {by}',
    description: 'Badge: until when the guest has to pay',
  },
  reviewBy: {
    id: 'owner-bookings.badges.review-by',
    defaultMessage: 'Review by {by}',
    description: 'Badge of a finished booking; by: the last day on which the owner can review the guest',
  },
  daysLeft: {
    id: 'owner-bookings.badges.days-left',
    defaultMessage: '{count, plural, one {# day left} other {# days left}}',
    description: 'Countdown beside a deadline',
  },
  hoursLeft: {
    id: 'owner-bookings.badges.hours-left',
    defaultMessage: '{count, plural, one {# hour left} other {# hours left}}',
    description: 'Countdown beside a deadline',
  },
  minutesLeft: {
    id: 'owner-bookings.badges.minutes-left',
    defaultMessage: '{count, plural, one {# minute left} other {# minutes left}}',
    description: 'Countdown beside a deadline',
  },
  ranOut: {
    id: 'owner-bookings.badges.ran-out',
    defaultMessage: 'Expired',
    description: 'Badge: the deadline passed while the page was open',
  },
  noAnswer: {
    id: 'owner-bookings.badges.no-answer',
    defaultMessage: 'Expired without an answer',
    description: 'Badge of a request',
  },
  notPaid: {
    id: 'owner-bookings.badges.not-paid',
    defaultMessage: 'Not paid in time',
    description: 'Badge of a request',
  },
  taken: {
    id: 'owner-bookings.badges.taken',
    defaultMessage: 'Days were taken',
    description: 'Badge of a request',
  },
  refused: {
    id: 'owner-bookings.badges.refused',
    defaultMessage: 'You declined',
    description: 'Badge of a request',
  },
  cancelledByOwner: {
    id: 'owner-bookings.badges.cancelled-by-owner',
    defaultMessage: 'You cancelled',
    description: 'Badge of a booking',
  },
});
