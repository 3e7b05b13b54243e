import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  help: { phone: string; call: MessageTag };
  countdown: { seconds: number };
};

export const failureMessages = {
  ...defineMessages({
    title: {
      id: 'shell.failure.title',
      defaultMessage: 'This page could not be loaded',
      description: 'Heading in place of a page whose program did not come or broke',
    },
    text: {
      id: 'shell.failure.text',
      defaultMessage:
        'The rest of Campavia works, and so do your bookings: nothing is lost, nothing was cancelled.',
      description: 'Under the heading: what works and what is safe',
    },
    home: {
      id: 'shell.failure.home',
      defaultMessage: 'Go to the home page',
      description: 'Link beside Try again, to the home page',
    },
  }),
  ...defineMessages<Values>({
    help: {
      id: 'shell.failure.help',
      defaultMessage: 'On the road and stuck? Call <call>{phone}</call>, day and night.',
      description: 'For a guest on a trip. phone: a telephone number; the tag makes it a link',
    },
    countdown: {
      id: 'shell.failure.countdown',
      defaultMessage: 'Trying again automatically in {seconds, plural, one {# second} other {# seconds}}',
      description: 'Counts down to the next try',
    },
  }),
};
