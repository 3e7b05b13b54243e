import { defineMessages } from 'react-intl';

export const layoutMessages = defineMessages({
  home: {
    id: 'shell.header.home',
    defaultMessage: 'Campavia, home',
    description: 'Name of the logo, which leads to the home page, read aloud',
  },
  mainNavigation: {
    id: 'shell.header.navigation',
    defaultMessage: 'Main',
    description: 'Name of the navigation in the header, read aloud',
  },
  find: {
    id: 'shell.header.find',
    defaultMessage: 'Find a camper',
    description: 'Link to the search, in the header and wherever a page does not exist',
  },
  trips: {
    id: 'shell.header.trips',
    defaultMessage: 'My trips',
    description: "Link to the guest's own bookings",
  },
  bookings: {
    id: 'shell.header.bookings',
    defaultMessage: 'Bookings',
    description: 'Link of an owner to the bookings of their campers by others',
  },
  help: {
    id: 'shell.header.help',
    defaultMessage: 'Help',
    description: 'Button in the header that opens the pages that may be of help',
  },
  rentOut: {
    id: 'shell.header.rent-out',
    defaultMessage: 'Rent out your camper',
    description: 'Link for people who own a camper and want to rent it out',
  },
});
