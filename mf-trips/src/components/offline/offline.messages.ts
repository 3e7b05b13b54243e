import { defineMessages, type NoMessageValues } from 'react-intl';

type OfflineValues = {
  none: NoMessageValues;
  asOf: { time: string };
  actions: NoMessageValues;
  retry: NoMessageValues;
  missingTitle: NoMessageValues;
  missingText: NoMessageValues;
};

/** In the catalogue of all pages, because no other one can be loaded while offline. */
export const offlineMessages = defineMessages<OfflineValues>({
  none: {
    id: 'trips.offline.none',
    defaultMessage: 'There is no connection.',
    description: 'Bold beginning of a note above a page that was read earlier',
  },
  asOf: {
    id: 'trips.offline.as-of',
    defaultMessage: 'As of {time}.',
    description: 'Goes on in that note: when the page was read. time: an hour, or a day with its hour',
  },
  actions: {
    id: 'trips.offline.actions',
    defaultMessage: 'Paying, changing, cancelling and sending documents work again once you are online.',
    description: 'End of that note; buttons and links for these are disabled',
  },
  retry: {
    id: 'trips.offline.retry',
    defaultMessage: 'Try again',
    description: 'Button below that note: reads the page again',
  },
  missingTitle: {
    id: 'trips.offline.missing-title',
    defaultMessage: 'This page is not available without a connection',
    description: 'Heading in place of a trip that was never opened on this device',
  },
  missingText: {
    id: 'trips.offline.missing-text',
    defaultMessage: 'A trip that you have opened on this device before can be read offline, too.',
    description: 'Below that heading',
  },
});
