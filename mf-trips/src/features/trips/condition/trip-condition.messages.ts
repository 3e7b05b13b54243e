import { defineMessages, type NoMessageValues } from 'react-intl';

type TripConditionValues = {
  title: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  before: { from: string };
  over: NoMessageValues;
  final: NoMessageValues;
  open: { until: string };
  waitingForOwner: { owner: string };
  waitingForYou: NoMessageValues;
  kilometres: NoMessageValues;
  driven: NoMessageValues;
  included: { days: number };
  unlimited: NoMessageValues;
  beyond: NoMessageValues;
  price: NoMessageValues;
  total: NoMessageValues;
  about: { amount: string };
  charged: NoMessageValues;
  charging: NoMessageValues;
  owed: NoMessageValues;
  owedText: { owner: string };
  claim: { owner: string; kind: string };
  damage: NoMessageValues;
  cleaning: NoMessageValues;
  fuelKind: NoMessageValues;
  tolls: NoMessageValues;
  other: NoMessageValues;
  checking: NoMessageValues;
  withdrawn: NoMessageValues;
  checkingText: NoMessageValues;
  photo: { number: number };
  yourAnswer: NoMessageValues;
  answerNeeded: NoMessageValues;
  send: NoMessageValues;
  sending: NoMessageValues;
  notSent: NoMessageValues;
  accept: NoMessageValues;
  acceptText: { amount: string };
  acceptTextHand: { amount: string; owner: string };
  acceptNow: NoMessageValues;
  keepOpen: NoMessageValues;
};

export const tripConditionMessages = defineMessages<TripConditionValues>({
  title: {
    id: 'trip.condition.title',
    defaultMessage: 'Condition of the camper',
    description: 'Heading over the condition reports of a trip',
  },
  failed: {
    id: 'trip.condition.failed',
    defaultMessage: 'The condition reports could not be loaded.',
    description: 'In place of the condition reports',
  },
  retry: {
    id: 'trip.condition.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads them again',
  },
  before: {
    id: 'trip.condition.before',
    defaultMessage: 'From {from} on',
    description: 'State of a report. from: day and hour',
  },
  over: {
    id: 'trip.condition.over',
    defaultMessage: 'Not confirmed by both',
    description: 'State of a report whose time is over',
  },
  final: {
    id: 'trip.condition.final',
    defaultMessage: 'Confirmed by both',
    description: 'State of a report',
  },
  open: {
    id: 'trip.condition.open',
    defaultMessage: 'Can be written until {until}',
    description: 'State of a report. until: day and hour',
  },
  waitingForOwner: {
    id: 'trip.condition.waiting-for-owner',
    defaultMessage: '{owner} has to confirm it',
    description: 'State of a report',
  },
  waitingForYou: {
    id: 'trip.condition.waiting-for-you',
    defaultMessage: 'You have to confirm it',
    description: 'State of a report',
  },
  kilometres: {
    id: 'trip.condition.kilometres',
    defaultMessage: 'Kilometres after the return',
    description: 'Heading over the settlement',
  },
  driven: {
    id: 'trip.condition.driven',
    defaultMessage: 'Driven',
    description: 'Line of the settlement',
  },
  included: {
    id: 'trip.condition.included',
    defaultMessage: 'Included, {days, plural, one {# day} other {# days}}',
    description: 'Line of the settlement',
  },
  unlimited: {
    id: 'trip.condition.unlimited',
    defaultMessage: 'No limit',
    description: 'In place of the included kilometres',
  },
  beyond: {
    id: 'trip.condition.beyond',
    defaultMessage: 'Beyond the package',
    description: 'Line of the settlement',
  },
  price: {
    id: 'trip.condition.price',
    defaultMessage: 'Price per kilometre',
    description: 'Line of the settlement',
  },
  total: {
    id: 'trip.condition.total',
    defaultMessage: 'To pay',
    description: 'Sum of the settlement',
  },
  about: {
    id: 'trip.condition.about',
    defaultMessage: 'about {amount}',
    description: 'Beside an amount: in the currency of the guest',
  },
  charged: {
    id: 'trip.condition.charged',
    defaultMessage: 'Charged to the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  charging: {
    id: 'trip.condition.charging',
    defaultMessage: 'Being charged to the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  owed: {
    id: 'trip.condition.owed',
    defaultMessage: 'Not paid by the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  owedText: {
    id: 'trip.condition.owed-text',
    defaultMessage: 'The deposit on the card does not pay this amount: please settle it with {owner}.',
    description: 'Under it',
  },
  claim: {
    id: 'trip.condition.claim',
    defaultMessage: 'Claim by {owner}: {kind}',
    description: 'Heading of a claim. kind: what for',
  },
  damage: {
    id: 'trip.condition.damage',
    defaultMessage: 'damage',
    description: 'What a claim is for',
  },
  cleaning: {
    id: 'trip.condition.cleaning',
    defaultMessage: 'cleaning',
    description: 'What a claim is for',
  },
  fuelKind: {
    id: 'trip.condition.fuel',
    defaultMessage: 'fuel',
    description: 'What a claim is for',
  },
  tolls: {
    id: 'trip.condition.tolls',
    defaultMessage: 'tolls',
    description: 'What a claim is for',
  },
  other: {
    id: 'trip.condition.other',
    defaultMessage: 'other',
    description: 'What a claim is for',
  },
  checking: {
    id: 'trip.condition.checking',
    defaultMessage: 'Is being checked',
    description: 'State of a claim',
  },
  withdrawn: {
    id: 'trip.condition.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a claim',
  },
  checkingText: {
    id: 'trip.condition.checking-text',
    defaultMessage:
      'The deposit is not released until the claim has ended. You can answer once, or accept it.',
    description: 'Under an open claim',
  },
  photo: {
    id: 'trip.condition.photo',
    defaultMessage: 'Photo {number} of the claim',
    description: 'Description of a photo',
  },
  yourAnswer: {
    id: 'trip.condition.your-answer',
    defaultMessage: 'Your answer',
    description: 'Label of a field, and over the answer that was sent',
  },
  answerNeeded: {
    id: 'trip.condition.answer-needed',
    defaultMessage: 'Write your answer.',
    description: 'Under the field',
  },
  send: {
    id: 'trip.condition.send',
    defaultMessage: 'Send the answer',
    description: 'Button',
  },
  sending: {
    id: 'trip.condition.sending',
    defaultMessage: 'Sending',
    description: 'On a button while it is sent',
  },
  notSent: {
    id: 'trip.condition.not-sent',
    defaultMessage: 'This was not sent. Please try again.',
    description: 'Heading of the errors',
  },
  accept: {
    id: 'trip.condition.accept',
    defaultMessage: 'Accept the claim',
    description: 'Button',
  },
  acceptText: {
    id: 'trip.condition.accept-text',
    defaultMessage: '{amount} is charged to your deposit at once. This cannot be undone.',
    description: 'Above the button that charges it',
  },
  acceptTextHand: {
    id: 'trip.condition.accept-text-hand',
    defaultMessage: 'There is no hold for a deposit on a card: you settle {amount} with {owner}.',
    description: 'The same without a deposit on a card',
  },
  acceptNow: {
    id: 'trip.condition.accept-now',
    defaultMessage: 'Yes, accept it',
    description: 'Button',
  },
  keepOpen: {
    id: 'trip.condition.keep-open',
    defaultMessage: 'Keep it open',
    description: 'Button',
  },
});
