import { defineMessages, type NoMessageValues } from 'react-intl';

type DatesValues = {
  title: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  wrongDate: { example: string };
  previousMonth: NoMessageValues;
  nextMonth: NoMessageValues;
  chosen: { range: string; days: number };
  chooseStart: NoMessageValues;
  chooseEnd: { date: string };
  minimum: { days: number };
  clear: NoMessageValues;
  done: NoMessageValues;
  past: NoMessageValues;
  tooFar: NoMessageValues;
  noRoom: NoMessageValues;
  between: NoMessageValues;
  tooLong: { days: number };
  conflict: NoMessageValues;
  isStart: NoMessageValues;
  isEnd: NoMessageValues;
  isBetween: NoMessageValues;
  isToday: NoMessageValues;
};

export const datesMessages = defineMessages<DatesValues>({
  title: {
    id: 'ui.dates.title',
    defaultMessage: 'Choose dates',
    description: 'Name of the window with the calendar, read aloud and shown on small screens',
  },
  from: {
    id: 'ui.dates.from',
    defaultMessage: 'From',
    description: 'Label of the text field for the first day',
  },
  to: {
    id: 'ui.dates.to',
    defaultMessage: 'To',
    description: 'Label of the text field for the last day',
  },
  wrongDate: {
    id: 'ui.dates.wrong-date',
    defaultMessage: 'Enter the date like this: {example}',
    description: 'Error of a date field. example: a date in the reader’s notation',
  },
  previousMonth: {
    id: 'ui.dates.previous-month',
    defaultMessage: 'Previous month',
    description: 'Label of the arrow to the month before',
  },
  nextMonth: {
    id: 'ui.dates.next-month',
    defaultMessage: 'Next month',
    description: 'Label of the arrow to the month after',
  },
  chosen: {
    id: 'ui.dates.chosen',
    defaultMessage: '{range}, {days, plural, one {# day} other {# days}}.',
    description: 'Under the calendar. range: from – to, in the reader’s notation',
  },
  chooseStart: {
    id: 'ui.dates.choose-start',
    defaultMessage: 'Choose the first day.',
    description: 'Under the calendar while nothing is chosen; also read aloud with each day',
  },
  chooseEnd: {
    id: 'ui.dates.choose-end',
    defaultMessage: 'From {date}. Choose the last day.',
    description: 'Under the calendar after the first day was chosen; also read aloud with each day',
  },
  minimum: {
    id: 'ui.dates.minimum',
    defaultMessage: '{days, plural, one {# day} other {# days}} minimum',
    description: 'The rule under the calendar, and why a day that is too near cannot be the last one',
  },
  clear: {
    id: 'ui.dates.clear',
    defaultMessage: 'Clear dates',
    description: 'Button that takes the chosen dates away',
  },
  done: {
    id: 'ui.dates.done',
    defaultMessage: 'Done',
    description: 'Button that closes the calendar on small screens and keeps the dates',
  },
  past: {
    id: 'ui.dates.past',
    defaultMessage: 'Too early',
    description: 'Why a day cannot be chosen: it is in the past or too near',
  },
  tooFar: {
    id: 'ui.dates.too-far',
    defaultMessage: 'Too far ahead',
    description: 'Why a day cannot be chosen: it lies beyond the last day that can be booked',
  },
  noRoom: {
    id: 'ui.dates.no-room',
    defaultMessage: 'Too few free days from here on',
    description:
      'Why a day cannot be the first one: the shortest choice does not fit before the next taken day',
  },
  between: {
    id: 'ui.dates.between',
    defaultMessage: 'A day in between is taken',
    description: 'Why a day cannot be the last one: the days from the first to it are not all free',
  },
  tooLong: {
    id: 'ui.dates.too-long',
    defaultMessage: '{days, plural, one {# day} other {# days}} at most',
    description: 'Why a day that is too far away cannot be the last one',
  },
  conflict: {
    id: 'ui.dates.conflict',
    defaultMessage: 'These dates are not available.',
    description: 'Under the calendar, after the dates that are chosen and cannot be had; a reason follows',
  },
  isStart: {
    id: 'ui.dates.is-start',
    defaultMessage: 'first day',
    description: 'Read aloud with a day: it is the first one chosen',
  },
  isEnd: {
    id: 'ui.dates.is-end',
    defaultMessage: 'last day',
    description: 'Read aloud with a day: it is the last one chosen',
  },
  isBetween: {
    id: 'ui.dates.is-between',
    defaultMessage: 'chosen',
    description: 'Read aloud with a day between the first and the last one chosen',
  },
  isToday: {
    id: 'ui.dates.is-today',
    defaultMessage: 'today',
    description: 'Read aloud with the day that is today',
  },
});
