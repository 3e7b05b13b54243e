import { defineMessages, type NoMessageValues } from 'react-intl';

type DocumentValues = {
  toTrip: NoMessageValues;
  toDocuments: NoMessageValues;
  toAccount: NoMessageValues;
  failed: NoMessageValues;
  failedOne: NoMessageValues;
  someFailed: NoMessageValues;
  retry: NoMessageValues;
};

/** Messages shared by several pages with documents. */
export const documentMessages = defineMessages<DocumentValues>({
  toTrip: {
    id: 'documents.to-trip',
    defaultMessage: 'Your trip',
    description: 'Link back to the page of the trip',
  },
  toDocuments: {
    id: 'documents.to-documents',
    defaultMessage: 'All documents',
    description: 'Link back to the list of documents',
  },
  toAccount: {
    id: 'documents.to-account',
    defaultMessage: 'Your account',
    description: 'Link back to the page of the account',
  },
  failed: {
    id: 'documents.failed',
    defaultMessage: 'Your documents could not be loaded',
    description: 'Heading in place of the documents',
  },
  failedOne: {
    id: 'documents.failed-one',
    defaultMessage: 'This document could not be loaded',
    description: 'Heading in place of a document',
  },
  someFailed: {
    id: 'documents.some-failed',
    defaultMessage: 'Some of your documents could not be loaded. The others are here.',
    description: 'Note above the documents',
  },
  retry: {
    id: 'documents.retry',
    defaultMessage: 'Try again',
    description: 'Button in the note about documents that could not be loaded',
  },
});
