import { defineMessages, type NoMessageValues } from 'react-intl';

type HolidayValues = {
  open: NoMessageValues;
  title: NoMessageValues;
  text: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  start: NoMessageValues;
  busy: NoMessageValues;
  cancel: NoMessageValues;
  started: NoMessageValues;
  closed: { count: number; stay: string };
  trips: { trips: number };
  endNow: NoMessageValues;
  ended: NoMessageValues;
  notDone: NoMessageValues;
  unknown: NoMessageValues;
  noDay: NoMessageValues;
  inverted: NoMessageValues;
};

export const holidayMessages = defineMessages<HolidayValues>({
  open: {
    id: 'owner-holiday.open',
    defaultMessage: 'Holiday for all campers',
    description: 'Button: closes all campers for some days',
  },
  title: {
    id: 'owner-holiday.title',
    defaultMessage: 'Close all campers for some days',
    description: 'Heading of a dialog',
  },
  text: {
    id: 'owner-holiday.text',
    defaultMessage: 'Guests cannot book any of your campers on these days. Trips that are booked go ahead.',
    description: 'Below “Close all campers for some days”',
  },
  from: {
    id: 'owner-holiday.from',
    defaultMessage: 'First day',
    description: 'Label of a date',
  },
  to: {
    id: 'owner-holiday.to',
    defaultMessage: 'Last day',
    description: 'Label of a date',
  },
  start: {
    id: 'owner-holiday.start',
    defaultMessage: 'Close these days',
    description: 'Button',
  },
  busy: {
    id: 'owner-holiday.busy',
    defaultMessage: 'Closing',
    description: 'The button while the days are closed',
  },
  cancel: {
    id: 'owner-holiday.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: closes a dialog without changing anything',
  },
  started: {
    id: 'owner-holiday.started',
    defaultMessage: 'All campers are closed on these days',
    description: 'Notice after days were closed',
  },
  closed: {
    id: 'owner-holiday.closed',
    defaultMessage:
      '{count, plural, one {Your camper is closed: {stay}.} other {All # campers are closed: {stay}.}}',
    description: 'Note on the page of all campers. stay: the first and the last day',
  },
  trips: {
    id: 'owner-holiday.trips',
    defaultMessage:
      '{trips, plural, one {One trip that is booked goes ahead.} other {# trips that are booked go ahead.}}',
    description: 'After “All campers are closed”',
  },
  endNow: {
    id: 'owner-holiday.end-now',
    defaultMessage: 'Open them again',
    description: 'Button: ends the holiday of all campers',
  },
  ended: {
    id: 'owner-holiday.ended',
    defaultMessage: 'Your campers are open again',
    description: 'Notice after a holiday was ended',
  },
  notDone: {
    id: 'owner-holiday.not-done',
    defaultMessage: 'The days were not closed',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'owner-holiday.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the reason is not known',
  },
  noDay: {
    id: 'owner-holiday.no-day',
    defaultMessage: 'Choose a day.',
    description: 'Below the field of a date',
  },
  inverted: {
    id: 'owner-holiday.inverted',
    defaultMessage: 'The last day is before the first.',
    description: 'Below the field of the last day',
  },
});
