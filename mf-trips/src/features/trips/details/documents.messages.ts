import { defineMessages, type NoMessageValues } from 'react-intl';

type DocumentValues = {
  title: NoMessageValues;
  text: { sent: string; reviewed: string };
  licence: NoMessageValues;
  identity: NoMessageValues;
  second: NoMessageValues;
};

export const documentMessages = defineMessages<DocumentValues>({
  title: {
    id: 'trip.documents.title',
    defaultMessage: 'Documents to prepare',
    description: 'Heading over the documents a guest has to send before a trip',
  },
  text: {
    id: 'trip.documents.text',
    defaultMessage:
      'The documents must reach us by {sent} and be checked by {reviewed}, or the trip cannot begin.',
    description: 'Under it; sent, reviewed: day and hour',
  },
  licence: {
    id: 'trip.documents.licence',
    defaultMessage: 'Driving licence, both sides',
    description: 'A document',
  },
  identity: {
    id: 'trip.documents.identity',
    defaultMessage: 'Identity card or passport',
    description: 'A document',
  },
  second: {
    id: 'trip.documents.second',
    defaultMessage: 'Both documents of the second driver',
    description: 'Papers',
  },
});
