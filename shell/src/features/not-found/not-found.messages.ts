import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  trips: { link: MessageTag };
};

export const notFoundMessages = {
  ...defineMessages({
    documentTitle: {
      id: 'screens.not-found.document-title',
      defaultMessage: 'Page not found',
      description: 'Title of the browser tab',
    },
    title: {
      id: 'screens.not-found.title',
      defaultMessage: 'This road ends here.',
      description: 'Heading of the page for an unknown address, beside a sign of a dead end',
    },
    text: {
      id: 'screens.not-found.text',
      defaultMessage: 'The page has moved, or the camper has been sold and is somebody’s home now.',
      description: 'Under the heading',
    },
    home: {
      id: 'screens.not-found.home',
      defaultMessage: 'Go to the home page',
      description: 'Link to the home page',
    },
  }),
  ...defineMessages<Values>({
    trips: {
      id: 'screens.not-found.trips',
      defaultMessage: 'Bookings you have made are safe under <link>My trips</link>.',
      description: 'Under the text; the link leads to the bookings of the guest',
    },
  }),
};
