import { defineMessages, type NoMessageValues } from 'react-intl';

type ListValues = {
  tabs: NoMessageValues;
  received: NoMessageValues;
  sent: NoMessageValues;
  failed: NoMessageValues;
  noneReceived: NoMessageValues;
  noneReceivedText: NoMessageValues;
  noneSent: NoMessageValues;
  noneSentText: NoMessageValues;
  receivedHint: NoMessageValues;
  sentHint: NoMessageValues;
};

export const listMessages = defineMessages<ListValues>({
  tabs: {
    id: 'reviews.list.tabs',
    defaultMessage: 'Your reviews',
    description: 'Name of the two lists, read aloud',
  },
  received: {
    id: 'reviews.list.received',
    defaultMessage: 'Received',
    description: 'Tab: reviews about the reader',
  },
  sent: {
    id: 'reviews.list.sent',
    defaultMessage: 'Written by you',
    description: 'Tab: reviews that the reader has written',
  },
  failed: {
    id: 'reviews.list.failed',
    defaultMessage: 'Your reviews could not be loaded',
    description: 'Title where the list could not be loaded',
  },
  noneReceived: {
    id: 'reviews.list.none-received',
    defaultMessage: 'No reviews about you yet',
    description: 'Title of an empty list',
  },
  noneReceivedText: {
    id: 'reviews.list.none-received-text',
    defaultMessage: 'They appear here after a trip, once both have written theirs or 14 days later.',
    description: 'Text of an empty list',
  },
  noneSent: {
    id: 'reviews.list.none-sent',
    defaultMessage: 'You have not written a review yet',
    description: 'Title of an empty list',
  },
  noneSentText: {
    id: 'reviews.list.none-sent-text',
    defaultMessage: 'After a trip we ask you how it was.',
    description: 'Text of an empty list',
  },
  receivedHint: {
    id: 'reviews.list.received-hint',
    defaultMessage: 'Reviews appear when both are in, or 14 days after the trip.',
    description: 'Below the tabs, above reviews about the reader',
  },
  sentHint: {
    id: 'reviews.list.sent-hint',
    defaultMessage: 'You can change a review until it is published.',
    description: 'Below the tabs, above reviews that the reader has written',
  },
});
