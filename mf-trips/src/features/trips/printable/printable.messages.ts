import { defineMessages } from 'react-intl';

export const printableMessages = defineMessages({
  pages: {
    id: 'trip.printable.pages',
    defaultMessage: 'Pages to print',
    description: 'Heading of the links to receipt, contract and pick-up details',
  },
  current: {
    id: 'trip.printable.current',
    defaultMessage: 'This page',
    description: 'Below the name of the page that is open, among those links',
  },
  trip: {
    id: 'trip.printable.trip',
    defaultMessage: 'Back to the trip',
    description: 'Link from the receipt, the contract or the pick-up details',
  },
  failed: {
    id: 'trip.printable.failed',
    defaultMessage: 'This document could not be loaded',
    description: 'Heading where the receipt, the contract or the pick-up details could not be fetched',
  },
});
