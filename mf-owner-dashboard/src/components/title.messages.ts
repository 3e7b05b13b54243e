import { defineMessages } from 'react-intl';

/** Titles of the owner's pages, used by the server as well. */
export const titleMessages = defineMessages({
  bookings: {
    id: 'owner.title.bookings',
    defaultMessage: 'Your bookings',
    description: 'Heading of the owner’s list of requests and bookings, and its title in the browser tab',
  },
  booking: {
    id: 'owner.title.booking',
    defaultMessage: 'Booking',
    description: 'Title in the browser tab of the page of a booking, until it is known which',
  },
  review: {
    id: 'owner.title.review',
    defaultMessage: 'Review a guest',
    description: 'Title in the browser tab of the page on which an owner reviews a guest',
  },
  refuse: {
    id: 'owner.title.refuse',
    defaultMessage: 'Decline the request',
    description: 'Title in the browser tab of the page on which an owner declines a request',
  },
  refuseChange: {
    id: 'owner.title.refuse-change',
    defaultMessage: 'Decline the change',
    description: 'Title in the browser tab of the page on which an owner declines a change of a trip',
  },
  cancel: {
    id: 'owner.title.cancel',
    defaultMessage: 'Cancel the booking',
    description: 'Title in the browser tab of the page on which an owner cancels a booking',
  },
  pickUp: {
    id: 'owner.title.pick-up',
    defaultMessage: 'Report of the pick-up',
    description: 'Heading and title in the browser tab of the report of a pick-up',
  },
  return: {
    id: 'owner.title.return',
    defaultMessage: 'Report of the return',
    description: 'Heading and title in the browser tab of the report of a return',
  },
  claims: {
    id: 'owner.title.claims',
    defaultMessage: 'Claims from the deposit',
    description: 'Heading and title in the browser tab of the claims of an owner',
  },
  contract: {
    id: 'owner.title.contract',
    defaultMessage: 'Rental contract',
    description: 'Heading and title in the browser tab of the contract of a booking',
  },
  campers: {
    id: 'owner.title.campers',
    defaultMessage: 'Your campers',
    description: 'Heading of the owner’s list of campers, and its title in the browser tab',
  },
  camper: {
    id: 'owner.title.camper',
    defaultMessage: 'Your camper',
    description: 'Title in the browser tab of the main page of a camper',
  },
  staff: {
    id: 'owner.title.staff',
    defaultMessage: 'Back office',
    description: 'Title in the browser tab of the pages of the support team',
  },
  calendar: {
    id: 'owner.title.calendar',
    defaultMessage: 'Calendar',
    description: 'Title in the browser tab of the calendar of a camper, until it is known which',
  },
});
