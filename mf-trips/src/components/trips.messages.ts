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
  cancel: {
    id: 'trips.cancel.title',
    defaultMessage: 'Cancel your trip',
    description: 'Title in the browser tab of the page that cancels a trip, until it is known which',
  },
  refund: {
    id: 'trips.refund.title',
    defaultMessage: 'Your refund',
    description: 'Title in the browser tab of the page about the refund of a trip',
  },
});
