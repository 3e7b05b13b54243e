import { defineMessages } from 'react-intl';

export const printableMessages = defineMessages({
  both: {
    id: 'trip.printable.both',
    defaultMessage: 'Receipt and contract',
    description:
      'Heading of the links to receipt and contract, and the button on the page of a trip that leads there',
  },
  trip: {
    id: 'trip.printable.trip',
    defaultMessage: 'Back to the trip',
    description: 'Link from the receipt or contract',
  },
  failed: {
    id: 'trip.printable.failed',
    defaultMessage: 'This document could not be loaded',
    description: 'Heading where the receipt or the contract could not be fetched',
  },
});
