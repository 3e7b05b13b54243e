import { defineMessages } from 'react-intl';

/** What the pages of trips are called: said by the server as well. */
export const tripsMessages = defineMessages({
  title: {
    id: 'trips.list.title',
    defaultMessage: 'Your trips',
    description: 'Heading of the list of trips, and its title in the browser tab',
  },
  extend: {
    id: 'trips.extend.title',
    defaultMessage: 'Longer, or other dates',
    description: 'Title in the browser tab of the page on which a trip is changed',
  },
  secondDriver: {
    id: 'trips.second-driver.title',
    defaultMessage: 'A second driver',
    description: 'Title in the browser tab of the page on which a second driver is added',
  },
  insurance: {
    id: 'trips.insurance.title',
    defaultMessage: 'Less at your own risk',
    description: 'Title in the browser tab of the page on covers for a trip',
  },
  trip: {
    id: 'trips.trip.title',
    defaultMessage: 'Your trip',
    description: 'Title in the browser tab of the page of a trip, until it is known which',
  },
});
