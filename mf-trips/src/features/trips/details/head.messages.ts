import { defineMessages, type NoMessageValues } from 'react-intl';

type HeadValues = {
  title: { days: number; title: string };
  document: { date: string };
  refunded: { amount: string };
  external: NoMessageValues;
  proof: NoMessageValues;
  changed: { next: string };
  failed: NoMessageValues;
};

export const headMessages = defineMessages<HeadValues>({
  title: {
    id: 'trip.head.title',
    defaultMessage: '{days, plural, one {One day with {title}} other {# days with {title}}}',
    description: 'Heading of the page of a trip; title: what the owner calls the camper',
  },
  document: {
    id: 'trip.head.document',
    defaultMessage: 'Your trip from {date}',
    description: 'Title in the browser tab; date: the first day',
  },
  refunded: {
    id: 'trip.head.refunded',
    defaultMessage: '{amount} was refunded to you.',
    description: 'What was paid back of a trip that was called off',
  },
  external: {
    id: 'trip.head.external',
    defaultMessage:
      'The insurer refunds what we do not. Claim it with the documents of your cancellation insurance.',
    description: 'On a trip that was called off with cancellation insurance',
  },
  proof: {
    id: 'trip.head.proof',
    defaultMessage: 'Your proof is being checked. Until then the trip stays as it is.',
    description: 'On a trip whose guest has reported an emergency',
  },
  changed: {
    id: 'trip.head.changed',
    defaultMessage: 'Your trip has changed. {next}',
    description:
      'Read aloud when the owner or we changed the trip that is shown; next: a sentence on what is next',
  },
  failed: {
    id: 'trip.head.failed',
    defaultMessage: 'This trip could not be loaded',
    description: 'Heading where a trip could not be fetched',
  },
});
