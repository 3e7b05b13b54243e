import { defineMessages } from 'react-intl';

type Values = { campers: { count: number }; waiting: { count: number } };

export const sideMessages = {
  ...defineMessages({
    label: {
      id: 'side.label',
      defaultMessage: 'Your space',
      description: 'Name of the navigation beside the pages of a signed-in person, read aloud',
    },
    trips: {
      id: 'side.trips',
      defaultMessage: 'Trips',
      description: 'Link to what the person rents or has rented',
    },
    wishlists: { id: 'side.wishlists', defaultMessage: 'Wishlists', description: 'Link to saved campers' },
    bookings: {
      id: 'side.bookings',
      defaultMessage: 'Bookings',
      description: 'Link to what others rent or have rented of the person',
    },
    chats: { id: 'side.chats', defaultMessage: 'Messages', description: 'Link to the conversations' },
    reviews: {
      id: 'side.reviews',
      defaultMessage: 'Reviews',
      description: 'Link to reviews written and received',
    },
    payouts: { id: 'side.payouts', defaultMessage: 'Payouts', description: 'Link to what owners are paid' },
    account: { id: 'side.account', defaultMessage: 'Account', description: 'Link to profile and password' },
  }),
  ...defineMessages<Values>({
    campers: {
      id: 'side.campers',
      defaultMessage: '{count, plural, one {Camper} other {Campers}}',
      description: 'Link to the campers that the person rents out; count: how many there are',
    },
    waiting: {
      id: 'side.waiting',
      defaultMessage: '{count, plural, one {# is waiting for you} other {# are waiting for you}}',
      description:
        'Read aloud after a link of that navigation; count: how many bookings or messages wait for the person',
    },
  }),
};
