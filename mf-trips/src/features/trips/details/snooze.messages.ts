import { defineMessages, type NoMessageValues } from 'react-intl';

type SnoozeValues = {
  snooze: { hours: number };
  busy: NoMessageValues;
  text: NoMessageValues;
  until: { until: string };
};

export const snoozeMessages = defineMessages<SnoozeValues>({
  snooze: {
    id: 'trip.snooze.snooze',
    defaultMessage: 'Snooze for {hours, plural, one {# hour} other {# hours}}',
    description: 'Button: the trip leaves the list of open tasks for a while',
  },
  busy: {
    id: 'trip.snooze.busy',
    defaultMessage: 'Snoozing',
    description: 'The same button while it is sent',
  },
  text: {
    id: 'trip.snooze.text',
    defaultMessage: 'Until then it is under Waiting, not under To do. Its deadlines do not change.',
    description: 'Beside that button',
  },
  until: {
    id: 'trip.snooze.until',
    defaultMessage: 'Snoozed until {until}. Then it is under To do again; its deadlines do not change.',
    description: 'In place of that button. until: day and hour',
  },
});
