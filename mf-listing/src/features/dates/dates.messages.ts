import { defineMessages, type NoMessageValues } from 'react-intl';

type DatesValues = {
  title: NoMessageValues;
  rule: { days: number };
  pickUp: NoMessageValues;
  returns: NoMessageValues;
  chooseDay: NoMessageValues;
  hourFrom: NoMessageValues;
  hourTo: NoMessageValues;
  yourDates: NoMessageValues;
  clear: NoMessageValues;
  taken: NoMessageValues;
  noHandOver: NoMessageValues;
  failed: NoMessageValues;
};

export const datesMessages = defineMessages<DatesValues>({
  title: {
    id: 'listing.dates.title',
    defaultMessage: 'When it is free',
    description: 'Heading above the calendar of a camper',
  },
  rule: {
    id: 'listing.dates.rule',
    defaultMessage: '{days, plural, one {# day} other {# days}} at least. First and last day count.',
    description: 'Under the heading of the calendar: shortest trip',
  },
  pickUp: {
    id: 'listing.dates.pick-up',
    defaultMessage: 'Pick-up',
    description: 'Label of the first day of the trip',
  },
  returns: {
    id: 'listing.dates.return',
    defaultMessage: 'Return',
    description: 'Label of the last day of the trip',
  },
  chooseDay: {
    id: 'listing.dates.choose-day',
    defaultMessage: 'Choose a day',
    description: 'In place of a day while none is chosen',
  },
  hourFrom: {
    id: 'listing.dates.hour-from',
    defaultMessage: 'Pick-up time',
    description: 'Label of the choice between 9 and 14 o’clock, for people who listen to the page',
  },
  hourTo: {
    id: 'listing.dates.hour-to',
    defaultMessage: 'Return time',
    description: 'Label of the choice between 12 and 20 o’clock, for people who listen to the page',
  },
  yourDates: {
    id: 'listing.dates.yours',
    defaultMessage: 'Your dates',
    description: 'Beside the colour of the chosen days, under the calendar; also name of the calendar',
  },
  clear: {
    id: 'listing.dates.clear',
    defaultMessage: 'Clear dates',
    description: 'Button that takes the chosen days away',
  },
  taken: {
    id: 'listing.dates.taken',
    defaultMessage: 'Taken',
    description: 'Why a day cannot be chosen: another user has the camper; also under the calendar',
  },
  noHandOver: {
    id: 'listing.dates.no-hand-over',
    defaultMessage: 'No pick-up or return',
    description: 'Why a trip neither begins nor ends on a day: the owner is away; also under the calendar',
  },
  failed: {
    id: 'listing.dates.failed',
    defaultMessage:
      'The calendar could not be loaded. Choose any days: the price shows whether they are free.',
    description: 'Above the calendar, when the api does not answer',
  },
});
