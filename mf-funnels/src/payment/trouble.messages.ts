import { defineMessages, type NoMessageValues } from 'react-intl';

type TroubleValues = {
  nothingTaken: { count: number };
  lookFirst: NoMessageValues;
  unknown: NoMessageValues;
  wrongState: NoMessageValues;
  endedMeanwhile: NoMessageValues;
  taken: NoMessageValues;
  driver: NoMessageValues;
  paid: NoMessageValues;
  changed: NoMessageValues;
  underWay: NoMessageValues;
  away: NoMessageValues;
  card: NoMessageValues;
  token: NoMessageValues;
  vault: NoMessageValues;
  network: NoMessageValues;
  notBegun: NoMessageValues;
  documents72: NoMessageValues;
  documents24: NoMessageValues;
  otherCard: NoMessageValues;
  otherMeans: NoMessageValues;
  toTrip: NoMessageValues;
  toDocuments: NoMessageValues;
};

export const troubleMessages = defineMessages<TroubleValues>({
  nothingTaken: {
    id: 'payment.trouble.nothing-taken',
    defaultMessage:
      'Nothing was taken{count, plural, =0 {} one {. One thing to put right} =2 {. Two things to put right} =3 {. Three things to put right} =4 {. Four things to put right} other {. # things to put right}}',
    description:
      'Head of the list of errors: no money has moved. count: how many lines it has; 0 where nothing can be put right',
  },
  lookFirst: {
    id: 'payment.trouble.look-first',
    defaultMessage: 'Look at your trip before you pay again',
    description: 'Head of the list of errors where money may have moved',
  },
  unknown: {
    id: 'payment.trouble.unknown',
    defaultMessage: 'The payment did not go through. Try again, or pay another way.',
    description: 'A failure of which nothing is known',
  },
  wrongState: {
    id: 'payment.trouble.wrong-state',
    defaultMessage: 'This trip cannot be paid as it stands now. Its page says what happened.',
    description: 'The trip cannot be paid now',
  },
  endedMeanwhile: {
    id: 'payment.trouble.ended-meanwhile',
    defaultMessage: 'This trip had ended before the money came. Whatever was taken goes back by itself.',
    description: 'The trip ended before the money came',
  },
  taken: {
    id: 'payment.trouble.taken',
    defaultMessage:
      'Somebody else has just taken this camper for these days. Anything that was taken goes back by itself.',
    description: 'Somebody else has booked the camper',
  },
  driver: {
    id: 'payment.trouble.driver',
    defaultMessage:
      'The insurance does not let this driver drive. Check the date of birth and the licence, or choose another insurance.',
    description: 'The insurance does not accept the driver',
  },
  paid: {
    id: 'payment.trouble.paid',
    defaultMessage: 'This trip is paid already. You need not pay again.',
    description: 'The trip was paid before',
  },
  changed: {
    id: 'payment.trouble.changed',
    defaultMessage: 'The amount has changed. Look at it again, then pay.',
    description: 'The amount is another one now',
  },
  underWay: {
    id: 'payment.trouble.under-way',
    defaultMessage:
      'A payment of this trip is under way, perhaps in another window. Wait a moment to see how it ends.',
    description: 'Another payment of the trip has not ended',
  },
  away: {
    id: 'payment.trouble.away',
    defaultMessage: 'Payments cannot be reached just now. Try again in a moment.',
    description: 'The provider cannot be reached',
  },
  card: {
    id: 'payment.trouble.card',
    defaultMessage: 'This does not fit a card. Compare it with yours.',
    description: 'The vault refuses what was typed',
  },
  token: {
    id: 'payment.trouble.token',
    defaultMessage: 'The card could not be passed on. Enter it again, or use another one.',
    description: 'The card could not be passed on',
  },
  vault: {
    id: 'payment.trouble.vault',
    defaultMessage:
      'Our payment partner does not answer, so the card has gone nowhere. Try again, or pay another way.',
    description: 'The place that keeps cards does not answer',
  },
  network: {
    id: 'payment.trouble.network',
    defaultMessage:
      'No answer came. Should the payment have begun all the same, your trip shows it and you need not pay again.',
    description: 'No answer came',
  },
  notBegun: {
    id: 'payment.trouble.not-begun',
    defaultMessage: 'The payment could not begin. Check your connection, then try again.',
    description:
      'What comes before a payment failed, mostly for want of a connection: no money was asked for',
  },
  documents72: {
    id: 'payment.trouble.documents-72',
    defaultMessage: 'A trip that begins within 72 hours needs your documents first.',
    description: 'Papers are missing for a trip that begins soon',
  },
  documents24: {
    id: 'payment.trouble.documents-24',
    defaultMessage: 'A trip that begins within 24 hours needs documents that we have checked.',
    description: 'Papers are not checked for a trip that begins very soon',
  },
  otherCard: {
    id: 'payment.trouble.other-card',
    defaultMessage: 'Enter another card, or choose another way to pay.',
    description: 'Next step after a card was refused',
  },
  otherMeans: {
    id: 'payment.trouble.other-means',
    defaultMessage: 'Choose another way to pay below, or try this one again.',
    description: 'Next step after a means was refused',
  },
  toTrip: { id: 'payment.trouble.to-trip', defaultMessage: 'See how your trip stands', description: 'Link' },
  toDocuments: {
    id: 'payment.trouble.to-documents',
    defaultMessage: 'See which documents are missing',
    description: 'Link',
  },
});
