import { defineMessages, type NoMessageValues } from 'react-intl';

type FailureValues = {
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
  otherMethod: NoMessageValues;
  toTrip: NoMessageValues;
  toDocuments: NoMessageValues;
};

export const failureMessages = defineMessages<FailureValues>({
  nothingTaken: {
    id: 'payment.failure.nothing-taken',
    defaultMessage:
      'Nothing was charged{count, plural, =0 {} one {. One thing to correct} =2 {. Two things to correct} =3 {. Three things to correct} =4 {. Four things to correct} other {. # things to correct}}',
    description:
      'Head of the list of errors: no money has moved. count: how many lines it has; 0 where nothing can be put right',
  },
  lookFirst: {
    id: 'payment.failure.look-first',
    defaultMessage: 'Look at your trip before you pay again',
    description: 'Head of the list of errors where money may have moved',
  },
  unknown: {
    id: 'payment.failure.unknown',
    defaultMessage: 'The payment did not go through. Try again, or pay another way.',
    description: 'A failure of which nothing is known',
  },
  wrongState: {
    id: 'payment.failure.wrong-state',
    defaultMessage: 'This trip cannot be paid at the moment. Its page says what happened.',
    description: 'The trip cannot be paid now',
  },
  endedMeanwhile: {
    id: 'payment.failure.ended-meanwhile',
    defaultMessage:
      'The booking was already closed when the payment arrived. Whatever was charged is refunded automatically.',
    description: 'The trip ended before the money came',
  },
  taken: {
    id: 'payment.failure.taken',
    defaultMessage:
      'Somebody else has just taken this camper for these days. Anything that was charged is refunded automatically.',
    description: 'Another guest has booked the camper',
  },
  driver: {
    id: 'payment.failure.driver',
    defaultMessage:
      'The insurance does not cover this driver. Check the date of birth and the licence, or choose another insurance.',
    description: 'The insurance does not accept the driver',
  },
  paid: {
    id: 'payment.failure.paid',
    defaultMessage: 'This trip is paid already. You do not have to pay again.',
    description: 'The trip was paid before',
  },
  changed: {
    id: 'payment.failure.changed',
    defaultMessage: 'The amount has changed. Look at it again, then pay.',
    description: 'The amount is another one now',
  },
  underWay: {
    id: 'payment.failure.under-way',
    defaultMessage:
      'A payment of this trip is under way, perhaps in another window. Wait a moment to see how it ends.',
    description: 'Another payment of the trip has not ended',
  },
  away: {
    id: 'payment.failure.away',
    defaultMessage: 'Payment is not available just now. Try again in a moment.',
    description: 'The provider cannot be reached',
  },
  card: {
    id: 'payment.failure.card',
    defaultMessage: 'This does not match a card. Compare it with yours.',
    description: 'The vault refuses the typed text',
  },
  token: {
    id: 'payment.failure.token',
    defaultMessage: 'The card could not be passed on. Enter it again, or use another one.',
    description: 'The card could not be passed on',
  },
  vault: {
    id: 'payment.failure.vault',
    defaultMessage:
      'Our payment partner does not answer, so your card was not sent. Try again, or pay another way.',
    description: 'The place that keeps cards does not answer',
  },
  network: {
    id: 'payment.failure.network',
    defaultMessage:
      'We received no answer. If the payment went through anyway, your trip shows it and you do not have to pay again.',
    description: 'No answer came',
  },
  notBegun: {
    id: 'payment.failure.not-begun',
    defaultMessage: 'The payment could not be started. Check your connection, then try again.',
    description:
      'What comes before a payment failed, mostly for want of a connection: no money was asked for',
  },
  documents72: {
    id: 'payment.failure.documents-72',
    defaultMessage: 'For a trip that begins within 72 hours, we need your documents first.',
    description: 'Papers are missing for a trip that begins soon',
  },
  documents24: {
    id: 'payment.failure.documents-24',
    defaultMessage: 'For a trip that begins within 24 hours, we must have checked your documents.',
    description: 'Papers are not checked for a trip that begins very soon',
  },
  otherCard: {
    id: 'payment.failure.other-card',
    defaultMessage: 'Enter another card, or choose another way to pay.',
    description: 'Next step after a card was refused',
  },
  otherMethod: {
    id: 'payment.failure.other-method',
    defaultMessage: 'Choose another way to pay below, or try this one again.',
    description: 'Next step after a method was refused',
  },
  toTrip: {
    id: 'payment.failure.to-trip',
    defaultMessage: 'See the status of your trip',
    description: 'Link',
  },
  toDocuments: {
    id: 'payment.failure.to-documents',
    defaultMessage: 'See which documents are missing',
    description: 'Link',
  },
});
