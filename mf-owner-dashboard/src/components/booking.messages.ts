import { defineMessages } from 'react-intl';

/** In place of a booking that cannot be loaded, on every page below it. */
export const bookingMessages = defineMessages({
  failed: {
    id: 'owner.booking.failed',
    defaultMessage: 'The booking could not be loaded',
    description: 'Heading in place of the booking',
  },
  all: {
    id: 'owner.booking.all',
    defaultMessage: 'All bookings',
    description: 'Link: to the list',
  },
});
