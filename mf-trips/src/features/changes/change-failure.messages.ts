import { defineMessages, type NoMessageValues } from 'react-intl';

type FailureValues = {
  taken: NoMessageValues;
  closed: NoMessageValues;
  noUnlimited: NoMessageValues;
  open: NoMessageValues;
  settled: NoMessageValues;
  notPossible: NoMessageValues;
  coverAway: NoMessageValues;
  unknown: NoMessageValues;
  priceChanged: { from: string; to: string };
};

/** Reasons why a change of a trip was not possible. */
export const changeFailureMessages = defineMessages<FailureValues>({
  taken: {
    id: 'changes.failed.taken',
    defaultMessage: 'Somebody else has booked these days. Please choose others.',
    description: 'Error: the days are not free (107)',
  },
  closed: {
    id: 'changes.failed.closed',
    defaultMessage: 'There is no pick-up or return on this day. Please choose another.',
    description: 'Error (109)',
  },
  noUnlimited: {
    id: 'changes.failed.no-unlimited',
    defaultMessage: 'This camper has no unlimited kilometres.',
    description: 'Error (106)',
  },
  open: {
    id: 'changes.failed.open',
    defaultMessage: 'Another request for this trip is open already. Nothing was sent.',
    description: 'Error, for example after sending in another window',
  },
  settled: {
    id: 'changes.failed.settled',
    defaultMessage: 'This request has changed in the meantime. You see its current state.',
    description: 'Error: answered, paid or ended elsewhere',
  },
  notPossible: {
    id: 'changes.failed.not-possible',
    defaultMessage: 'This change is no longer possible for your trip.',
    description: 'Error',
  },
  coverAway: {
    id: 'changes.failed.cover-away',
    defaultMessage:
      'The company behind the rental cover does not answer right now. Nothing was charged. Please try again.',
    description: 'Error',
  },
  unknown: {
    id: 'changes.failed.unknown',
    defaultMessage: 'That did not work. Nothing was charged. Please try again.',
    description: 'Error of any other kind',
  },
  priceChanged: {
    id: 'changes.failed.price-changed',
    defaultMessage:
      'The price has changed from {from} to {to}. Nothing was sent. Please check the lines again.',
    description: 'Error when a request was to be sent. Both are amounts',
  },
});
