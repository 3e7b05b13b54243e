import { defineMessages, type NoMessageValues } from 'react-intl';

type HeadValues = {
  asks: { guest: string; title: string; days: number };
  trip: { guest: string; title: string; days: number };
  document: { guest: string; date: string };
  ended: { date: string };
  changed: { status: string };
  snooze: { hours: number };
  snoozed: { until: string };
  saving: NoMessageValues;
};

export const headMessages = defineMessages<HeadValues>({
  asks: {
    id: 'owner-bookings.head.asks',
    defaultMessage: '{guest} asks for {title}, {days, plural, one {one day} other {# days}}',
    description: 'Heading of a request; title: the owner’s name of the camper',
  },
  trip: {
    id: 'owner-bookings.head.trip',
    defaultMessage: '{guest}: {title}, {days, plural, one {one day} other {# days}}',
    description: 'Heading of a booking; title: the owner’s name of the camper',
  },
  document: {
    id: 'owner-bookings.head.document',
    defaultMessage: '{guest}, from {date}',
    description: 'Title in the browser tab',
  },
  ended: {
    id: 'owner-bookings.head.ended',
    defaultMessage: 'Ended on {date}.',
    description: 'Below the heading of a booking that has ended',
  },
  changed: {
    id: 'owner-bookings.head.changed',
    defaultMessage: 'Changed: {status}',
    description: 'Read aloud when the other side changed something',
  },
  snooze: {
    id: 'owner-bookings.head.snooze',
    defaultMessage: 'Put off for {hours, plural, one {# hour} other {# hours}}',
    description: 'Button: hides the booking from open tasks',
  },
  snoozed: {
    id: 'owner-bookings.head.snoozed',
    defaultMessage: 'Put off until {until}. The deadline stays the same.',
    description: 'Note',
  },
  saving: {
    id: 'owner-bookings.head.saving',
    defaultMessage: 'Saving',
    description: 'Button while it is saved',
  },
});
