import { defineMessages, type NoMessageValues } from 'react-intl';

type DeedValues = {
  send: NoMessageValues;
  pay: { amount: string };
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

export const actionMessages = defineMessages<DeedValues>({
  send: {
    id: 'trip.deeds.send',
    defaultMessage: 'Complete your request',
    description: 'Link to where a request that was begun is completed and sent',
  },
  pay: {
    id: 'trip.deeds.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Link to the payment of a trip',
  },
  see: {
    id: 'trip.deeds.see',
    defaultMessage: 'See the trip',
    description: 'Link to the page of a trip',
  },
  findAnother: {
    id: 'trip.deeds.find-another',
    defaultMessage: 'Find another camper',
    description: 'Link to the search, for a trip that came to nothing',
  },
  lookNearby: {
    id: 'trip.deeds.look-nearby',
    defaultMessage: 'Look at others nearby',
    description: 'Link to the search, while an owner has not answered',
  },
  find: {
    id: 'trip.deeds.find',
    defaultMessage: 'Find a camper',
    description: 'Link to the search, where there are no trips',
  },
  print: {
    id: 'trip.deeds.print',
    defaultMessage: 'Print',
    description: 'Button: prints the page of a trip',
  },
  calendar: {
    id: 'trip.deeds.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button: downloads a calendar file of the trip',
  },
  calendarBusy: {
    id: 'trip.deeds.calendar-busy',
    defaultMessage: 'Preparing the file',
    description: 'The same button while the file is on its way',
  },
  calendarFailed: {
    id: 'trip.deeds.calendar-failed',
    defaultMessage: 'The file for your calendar could not be loaded. Please try again.',
    description: 'Beside that button',
  },
  all: {
    id: 'trip.deeds.all',
    defaultMessage: 'All trips',
    description: 'Link from a trip back to the list',
  },
});
