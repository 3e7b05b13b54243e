import { defineMessages, type NoMessageValues } from 'react-intl';

type DataValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  download: NoMessageValues;
  deleteText: NoMessageValues;
  deleteLink: NoMessageValues;
};

export const dataMessages = defineMessages<DataValues>({
  title: {
    id: 'security.data-title',
    defaultMessage: 'Your data',
    description: 'Heading over the button that downloads all data',
  },
  text: {
    id: 'security.data-text',
    defaultMessage:
      'One file with everything we hold about you: profile, trips, payments, documents, sign-ins. Programs can read it.',
    description: 'Over the button that downloads all data',
  },
  download: {
    id: 'security.data-download',
    defaultMessage: 'Download the file',
    description: 'Button that downloads all data',
  },
  deleteText: {
    id: 'security.delete-text',
    defaultMessage: 'The page shows what is lost and whether a trip comes first.',
    description: 'Over the link to the page that deletes the account',
  },
  deleteLink: {
    id: 'security.delete-link',
    defaultMessage: 'See what is deleted',
    description: 'Link to the page that deletes the account',
  },
});
