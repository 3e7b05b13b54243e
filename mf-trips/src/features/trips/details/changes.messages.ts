import { defineMessages, type NoMessageValues } from 'react-intl';

type ChangesValues = {
  title: NoMessageValues;
  failed: NoMessageValues;
  extend: NoMessageValues;
  driver: NoMessageValues;
  insurance: NoMessageValues;
  more: NoMessageValues;
};

export const changesMessages = defineMessages<ChangesValues>({
  title: {
    id: 'trip.changes.title',
    defaultMessage: 'Changes to the trip',
    description: 'Heading',
  },
  failed: {
    id: 'trip.changes.failed',
    defaultMessage: 'This part of the page could not be loaded.',
    description: 'In place of the changes to a trip',
  },
  extend: {
    id: 'trip.changes.extend',
    defaultMessage: 'Longer, or other dates',
    description: 'Link to the page on which a trip is extended or moved',
  },
  driver: {
    id: 'trip.changes.driver',
    defaultMessage: 'Add a second driver',
    description: 'Link',
  },
  insurance: {
    id: 'trip.changes.insurance',
    defaultMessage: 'Reduce your risk',
    description: 'Link to the page on covers for the trip',
  },
  more: {
    id: 'trip.changes.more',
    defaultMessage: 'You can also add these until your trip begins.',
    description: 'Above links to what can be added',
  },
});
