import { defineMessages } from 'react-intl';

export const documentsCardMessages = defineMessages({
  title: {
    id: 'security.documents-title',
    defaultMessage: 'Driver’s documents',
    description: 'Heading over the licence and the identity document of the user',
  },
  text: {
    id: 'security.documents-text',
    defaultMessage: 'Sent once, they count for each of your trips.',
    description: 'Under the heading Driver’s documents',
  },
  failed: {
    id: 'security.documents-failed',
    defaultMessage: 'Your documents could not be loaded.',
    description: 'In place of the list of documents',
  },
  all: {
    id: 'security.documents-all',
    defaultMessage: 'See your documents',
    description: 'Link to the page with the licence and the identity document',
  },
});
