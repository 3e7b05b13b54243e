import { defineMessages } from 'react-intl';

export const errorMessages = defineMessages({
  documentTitle: {
    id: 'screens.error.document-title',
    defaultMessage: 'Something went wrong',
    description: 'Title of the browser tab',
  },
  title: {
    id: 'screens.error.title',
    defaultMessage: 'Something went wrong on our side.',
    description: 'Heading of the page for everything that went wrong for good',
  },
  text: {
    id: 'screens.error.text',
    defaultMessage:
      'It was nothing you did. What you have saved is safe, and nothing was cancelled or paid twice.',
    description: 'First paragraph under the heading',
  },
  next: {
    id: 'screens.error.next',
    defaultMessage: 'We have been notified. Load the page again, or continue from the search.',
    description: 'Second paragraph; the buttons below do both',
  },
  tryAgain: {
    id: 'screens.error.try-again',
    defaultMessage: 'Load it again',
    description: 'Button: loads the page once more',
  },
});
