import { defineMessages } from 'react-intl';

/** What the owner's pages are called: said by the server as well. */
export const titleMessages = defineMessages({
  bookings: {
    id: 'owner.title.bookings',
    defaultMessage: 'Your bookings',
    description: 'Heading of the owner’s list of requests and bookings, and its title in the browser tab',
  },
  campers: {
    id: 'owner.title.campers',
    defaultMessage: 'Your campers',
    description: 'Heading of the owner’s list of campers, and its title in the browser tab',
  },
  camper: {
    id: 'owner.title.camper',
    defaultMessage: 'Your camper is not finished yet',
    description:
      'Heading of the page of a camper whose listing has steps that are not done; title in the tab',
  },
  calendar: {
    id: 'owner.title.calendar',
    defaultMessage: 'Calendar',
    description: 'Title in the browser tab of the calendar of a camper, until it is known which',
  },
});
