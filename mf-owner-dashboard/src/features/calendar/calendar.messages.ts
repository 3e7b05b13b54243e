import { defineMessages, type NoMessageValues } from 'react-intl';

type CalendarValues = {
  failed: NoMessageValues;
  failedText: NoMessageValues;
  notBookable: NoMessageValues;
  notBookableText: NoMessageValues;
  previousMonth: NoMessageValues;
  nextMonth: NoMessageValues;
  bookedBy: { guest: string };
  askedBy: { guest: string };
  noHandOver: NoMessageValues;
  chosen: { range: string; days: number };
  booked: NoMessageValues;
  asked: NoMessageValues;
  blocked: NoMessageValues;
  closedDay: NoMessageValues;
  legend: NoMessageValues;
  keys: NoMessageValues;
  pressDays: NoMessageValues;
  pressLast: NoMessageValues;
  toForm: NoMessageValues;
};

export const calendarMessages = defineMessages<CalendarValues>({
  failed: {
    id: 'owner-calendar.failed',
    defaultMessage: 'Your calendar could not be loaded',
    description: 'Heading when the call failed',
  },
  failedText: {
    id: 'owner-calendar.failed-text',
    defaultMessage: 'Nothing was changed. Try again in a moment.',
    description: 'Below that heading',
  },
  notBookable: {
    id: 'owner-calendar.not-bookable',
    defaultMessage: 'The calendar opens once your camper can be booked',
    description: 'Heading in place of the calendar',
  },
  notBookableText: {
    id: 'owner-calendar.not-bookable-text',
    defaultMessage:
      'As soon as your documents are confirmed and prices are set, you choose here which days you rent it out.',
    description: 'Below that heading',
  },
  previousMonth: {
    id: 'owner-calendar.previous-month',
    defaultMessage: 'Previous month',
    description: 'Button of the calendar',
  },
  nextMonth: {
    id: 'owner-calendar.next-month',
    defaultMessage: 'Next month',
    description: 'Button of the calendar',
  },
  bookedBy: {
    id: 'owner-calendar.booked-by',
    defaultMessage: 'Booked by {guest}',
    description: 'A booking. guest: first name',
  },
  askedBy: {
    id: 'owner-calendar.asked-by',
    defaultMessage: 'Asked for by {guest}',
    description: 'A request that the owner has not answered. guest: first name',
  },
  noHandOver: {
    id: 'owner-calendar.no-hand-over',
    defaultMessage: 'no pick-up or return',
    description: 'A day on which the owner hands nothing over, in a list after the date',
  },
  chosen: {
    id: 'owner-calendar.chosen',
    defaultMessage: '{range} chosen, {days, plural, one {# day} other {# days}}',
    description: 'Said when days are chosen. range: the days',
  },
  booked: {
    id: 'owner-calendar.booked',
    defaultMessage: 'Booked',
    description: 'Legend of the calendar',
  },
  asked: {
    id: 'owner-calendar.asked',
    defaultMessage: 'Asked',
    description: 'Legend of the calendar: requests without an answer',
  },
  blocked: {
    id: 'owner-calendar.blocked',
    defaultMessage: 'Not for rent',
    description: 'Legend of the calendar: days that the owner closed',
  },
  closedDay: {
    id: 'owner-calendar.closed-day',
    defaultMessage: 'No pick-up or return',
    description: 'Legend of the calendar: days without hand-over',
  },
  legend: {
    id: 'owner-calendar.legend',
    defaultMessage: 'What the colours mean',
    description: 'Name of the legend, for screen readers',
  },
  keys: {
    id: 'owner-calendar.keys',
    defaultMessage: 'With a keyboard: arrow keys move, Shift with an arrow key chooses, Escape clears.',
    description: 'Below the calendar',
  },
  pressDays: {
    id: 'owner-calendar.press-days',
    defaultMessage: 'Press the first day, then the last.',
    description: 'Above the calendar: how days are chosen',
  },
  pressLast: {
    id: 'owner-calendar.press-last',
    defaultMessage: 'Now press the last day',
    description: 'At the lower edge of a phone, beside the first day that was chosen',
  },
  toForm: {
    id: 'owner-calendar.to-form',
    defaultMessage: 'Price or close',
    description: 'Button beside the chosen days: leads to the form that gives them a price or closes them',
  },
});
