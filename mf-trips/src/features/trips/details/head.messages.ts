import { defineMessages, type NoMessageValues } from 'react-intl';

type HeadValues = {
  title: { days: number; title: string };
  document: { date: string };
  changed: { next: string };
  failed: NoMessageValues;
};

export const headMessages = defineMessages<HeadValues>({
  title: {
    id: 'trip.head.title',
    defaultMessage: '{days, plural, one {One day with {title}} other {# days with {title}}}',
    description: 'Heading of the page of a trip; title: the owner’s name of the camper',
  },
  document: {
    id: 'trip.head.document',
    defaultMessage: 'Your trip from {date}',
    description: 'Title in the browser tab; date: the first day',
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
