import { defineMessages } from 'react-intl';

/** What the pages of trips are called: said by the server as well. */
export const tripsMessages = defineMessages({
  title: {
    id: 'trips.list.title',
    defaultMessage: 'Your trips',
    description: 'Heading of the list of trips, and its title in the browser tab',
  },
  trip: {
    id: 'trips.trip.title',
    defaultMessage: 'Your trip',
    description: 'Title in the browser tab of the page of a trip, until it is known which',
  },
  receipt: {
    id: 'trips.receipt',
    defaultMessage: 'Receipt',
    description: 'Heading, title and link: what a trip cost, to be printed',
  },
  contract: {
    id: 'trips.contract',
    defaultMessage: 'Rental contract',
    description: 'Heading, title and link: the contract of a trip, to be printed',
  },
});
