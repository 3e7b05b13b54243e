import { defineMessages } from 'react-intl';

export const unsubscribeMessages = defineMessages({
  title: {
    id: 'search.unsubscribe.title',
    defaultMessage: 'Stop e-mails about this search?',
    description: 'Heading of the page that an e-mail about new campers leads to',
  },
  text: {
    id: 'search.unsubscribe.text',
    defaultMessage:
      'You will no longer get an e-mail when a new camper matches. The saved search itself stays.',
    description: 'What follows from stopping the e-mails',
  },
  stop: {
    id: 'search.unsubscribe.stop',
    defaultMessage: 'Stop these e-mails',
    description: 'Button that stops e-mails about new campers',
  },
  stopping: {
    id: 'search.unsubscribe.stopping',
    defaultMessage: 'Stopping these e-mails',
    description: 'The button while it is being done',
  },
  done: {
    id: 'search.unsubscribe.done',
    defaultMessage: 'No more e-mails about this search',
    description: 'Heading once the e-mails are stopped',
  },
  invalid: {
    id: 'search.unsubscribe.invalid',
    defaultMessage: 'This link is not complete, or the search was deleted. Open it from the e-mail again.',
    description: 'The link of an e-mail does not work',
  },
  failed: {
    id: 'search.unsubscribe.failed',
    defaultMessage: 'The e-mails could not be stopped just now. Try again in a moment.',
    description: 'No answer came; another try may work',
  },
});
