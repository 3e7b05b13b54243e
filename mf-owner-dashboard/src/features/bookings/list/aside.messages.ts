import { defineMessages, type NoMessageValues } from 'react-intl';

type AsideValues = {
  next: NoMessageValues;
  inDays: { days: number };
  answers: NoMessageValues;
  answersText: NoMessageValues;
  unpaid: NoMessageValues;
};

export const asideMessages = defineMessages<AsideValues>({
  next: {
    id: 'owner-bookings.aside.next',
    defaultMessage: 'On the way out next',
    description: 'Heading: the next trips',
  },
  inDays: {
    id: 'owner-bookings.aside.in-days',
    defaultMessage: '{days, plural, =0 {today} one {tomorrow} other {in # days}}',
    description: 'When a trip begins',
  },
  answers: {
    id: 'owner-bookings.aside.answers',
    defaultMessage: 'Your answers',
    description: 'Heading: how reliably the owner answers',
  },
  answersText: {
    id: 'owner-bookings.aside.answers-text',
    defaultMessage:
      'This share of requests was answered in time in the last 90 days. Guests see it on your page.',
    description: 'What the percentage beside it means',
  },
  unpaid: {
    id: 'owner-bookings.aside.unpaid',
    defaultMessage: 'Still to be paid',
    description: 'Heading: accepted requests that are not paid',
  },
});
