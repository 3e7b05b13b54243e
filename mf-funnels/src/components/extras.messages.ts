import { defineMessages, type NoMessageValues } from 'react-intl';

type ExtrasValues = {
  title: NoMessageValues;
  count: { count: number };
  free: { amount: string };
  perDay: { amount: string };
  once: { amount: string };
  secondDriverText: NoMessageValues;
  rentalCoverText: NoMessageValues;
  cancellationText: NoMessageValues;
};

export const extrasMessages = defineMessages<ExtrasValues>({
  title: {
    id: 'quote.extras.title',
    defaultMessage: 'Extras',
    description: 'Opens the list of what can be added to the trip',
  },
  count: {
    id: 'quote.extras.count',
    defaultMessage: '{count, plural, =0 {none chosen} one {# chosen} other {# chosen}}',
    description: 'Beside "Options and extras": how many are chosen',
  },
  free: {
    id: 'quote.extras.free',
    defaultMessage: 'included',
    description: 'In place of a price: it costs nothing',
  },
  perDay: {
    id: 'quote.extras.day',
    defaultMessage: '{amount} a day',
    description: 'Price of an option for each day',
  },
  once: {
    id: 'quote.extras.once',
    defaultMessage: '{amount} once',
    description: 'Price of an option for the whole trip',
  },
  secondDriverText: {
    id: 'quote.extras.driver-text',
    defaultMessage: 'One more person may drive, with the same insurance.',
    description: 'Under "Second driver"',
  },
  rentalCoverText: {
    id: 'quote.extras.cover-text',
    defaultMessage: 'Pays your excess back if something is damaged. The terms are under Compare.',
    description: 'Under "Rental cover". Compare is the button at the insurance',
  },
  cancellationText: {
    id: 'quote.extras.cancellation-text',
    defaultMessage: 'Illness, accident, a lost job: refunds what the usual refund does not.',
    description: 'Under "Cancellation insurance"',
  },
});
