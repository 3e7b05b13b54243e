import { defineMessages, type NoMessageValues } from 'react-intl';

type DocumentValues = {
  title: NoMessageValues;
  asked: NoMessageValues;
  done: NoMessageValues;
  text: { sent: string; reviewed: string };
  askedText: { reviewed: string };
  doneText: NoMessageValues;
  proof: NoMessageValues;
  proofText: NoMessageValues;
  all: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
};

export const documentMessages = defineMessages<DocumentValues>({
  title: {
    id: 'trip.documents.title',
    defaultMessage: 'Documents to prepare',
    description: 'Heading over the documents a guest has to send before a trip',
  },
  asked: {
    id: 'trip.documents.asked',
    defaultMessage: 'Your documents are being checked',
    description: 'Heading over the documents of a guest, once all are sent',
  },
  done: {
    id: 'trip.documents.done',
    defaultMessage: 'Your documents are checked',
    description: 'Heading over the documents of a guest, once all are accepted',
  },
  text: {
    id: 'trip.documents.text',
    defaultMessage:
      'The documents must reach us by {sent} and be checked by {reviewed}, or the trip cannot begin.',
    description: 'Under it; sent, reviewed: day and hour',
  },
  askedText: {
    id: 'trip.documents.asked-text',
    defaultMessage:
      'We have all of them. They must be checked by {reviewed}; there is nothing left to do for you.',
    description: 'Under the heading, once all are sent; reviewed: day and hour',
  },
  doneText: {
    id: 'trip.documents.done-text',
    defaultMessage: 'There is nothing left to do for you.',
    description: 'Under the heading, once all are accepted',
  },
  proof: {
    id: 'trip.documents.proof',
    defaultMessage: 'The proof for your refund',
    description: 'Heading over the proof of the emergency for which a trip was cancelled',
  },
  proofText: {
    id: 'trip.documents.proof-text',
    defaultMessage: 'We decide about your refund once the proof is checked.',
    description: 'Under that heading',
  },
  all: {
    id: 'trip.documents.all',
    defaultMessage: 'All documents',
    description: 'Link to the page with the documents of the trip',
  },
  failed: {
    id: 'trip.documents.failed',
    defaultMessage: 'Your documents could not be loaded. Nothing is lost.',
    description: 'In place of the documents',
  },
  retry: {
    id: 'trip.documents.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the documents again',
  },
});
