import { defineMessages } from 'react-intl';

type Values = Record<'days' | 'hours' | 'minutes', { count: number }>;

export const timeLeftMessages = defineMessages<Values>({
  days: {
    id: 'trips.time-left.days',
    defaultMessage: '{count, plural, one {# day left} other {# days left}}',
    description: 'Countdown beside a deadline',
  },
  hours: {
    id: 'trips.time-left.hours',
    defaultMessage: '{count, plural, one {# hour left} other {# hours left}}',
    description: 'Countdown beside a deadline',
  },
  minutes: {
    id: 'trips.time-left.minutes',
    defaultMessage: '{count, plural, one {# minute left} other {# minutes left}}',
    description: 'Countdown beside a deadline',
  },
});
