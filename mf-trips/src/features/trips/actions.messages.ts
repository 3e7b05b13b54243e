import { defineMessages, type NoMessageValues } from 'react-intl';

type ActionValues = {
  send: NoMessageValues;
  pay: { amount: string };
  review: NoMessageValues;
  see: NoMessageValues;
  findAnother: NoMessageValues;
  lookNearby: NoMessageValues;
  find: NoMessageValues;
  print: NoMessageValues;
  calendar: NoMessageValues;
  calendarBusy: NoMessageValues;
  calendarFailed: NoMessageValues;
  all: NoMessageValues;
};

export const actionMessages = defineMessages<ActionValues>({
  send: {
    id: 'trip.actions.send',
    defaultMessage: 'Complete your request',
    description: 'Link to where a request that was begun is completed and sent',
  },
  pay: {
    id: 'trip.actions.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Link to the payment of a trip',
  },
  review: {
    id: 'trip.actions.review',
    defaultMessage: 'Write the review',
    description: 'Link to the review of a trip that is over',
  },
  see: {
    id: 'trip.actions.see',
    defaultMessage: 'See the trip',
    description: 'Link to the page of a trip',
  },
  findAnother: {
    id: 'trip.actions.find-another',
    defaultMessage: 'Find another camper',
    description: 'Link to the search, for a trip that did not take place',
  },
  lookNearby: {
    id: 'trip.actions.look-nearby',
    defaultMessage: 'Look at others nearby',
    description: 'Link to the search, while an owner has not answered',
  },
  find: {
    id: 'trip.actions.find',
    defaultMessage: 'Find a camper',
    description: 'Link to the search, where there are no trips',
  },
  print: {
    id: 'trip.actions.print',
    defaultMessage: 'Print',
    description: 'Button: prints the page of a trip',
  },
  calendar: {
    id: 'trip.actions.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button: downloads a calendar file of the trip',
  },
  calendarBusy: {
    id: 'trip.actions.calendar-busy',
    defaultMessage: 'Preparing the file',
    description: 'The same button while the file is prepared',
  },
  calendarFailed: {
    id: 'trip.actions.calendar-failed',
    defaultMessage: 'The file for your calendar could not be loaded. Please try again.',
    description: 'Beside that button',
  },
  all: {
    id: 'trip.actions.all',
    defaultMessage: 'All trips',
    description: 'Link from a trip back to the list',
  },
});
