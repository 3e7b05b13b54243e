import { defineMessages, type NoMessageValues } from 'react-intl';

type PaperValues = {
  title: NoMessageValues;
  text: { there: string; judged: string };
  licence: NoMessageValues;
  identity: NoMessageValues;
  second: NoMessageValues;
};

export const documentMessages = defineMessages<PaperValues>({
  title: {
    id: 'trip.papers.title',
    defaultMessage: 'Documents to prepare',
    description: 'Heading over the papers a guest has to send before a trip',
  },
  text: {
    id: 'trip.papers.text',
    defaultMessage:
      'The documents must reach us by {there} and be checked by {judged}, or the trip cannot begin.',
    description: 'Under it; there, judged: day and hour',
  },
  licence: {
    id: 'trip.papers.licence',
    defaultMessage: 'Driving licence, both sides',
    description: 'A paper',
  },
  identity: {
    id: 'trip.papers.identity',
    defaultMessage: 'Identity card or passport',
    description: 'A paper',
  },
  second: {
    id: 'trip.papers.second',
    defaultMessage: 'Both documents of the second driver',
    description: 'Papers',
  },
});
