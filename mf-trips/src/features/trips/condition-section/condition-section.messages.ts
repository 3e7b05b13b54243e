import { defineMessages, type NoMessageValues } from 'react-intl';

type ConditionSectionValues = {
  before: { from: string };
  over: NoMessageValues;
  final: NoMessageValues;
  open: { until: string };
  waitingForOther: { owner: string };
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

export const conditionMessages = defineMessages<ConditionSectionValues>({
  before: {
    id: 'condition-section.before',
    defaultMessage: 'From {from} on',
    description: 'State of a report. from: day and hour',
  },
  over: {
    id: 'condition-section.over',
    defaultMessage: 'Not confirmed by both',
    description: 'State of a report whose time is over',
  },
  final: {
    id: 'condition-section.final',
    defaultMessage: 'Confirmed by both',
    description: 'State of a report',
  },
  open: {
    id: 'condition-section.open',
    defaultMessage: 'Can be written until {until}',
    description: 'State of a report. until: day and hour',
  },
  waitingForOther: {
    id: 'condition-section.waiting-for-other',
    defaultMessage: '{owner} has to confirm it',
    description: 'State of a report',
  },
  waitingForYou: {
    id: 'condition-section.waiting-for-you',
    defaultMessage: 'You have to confirm it',
    description: 'State of a report',
  },
  kilometres: {
    id: 'condition-section.kilometres',
    defaultMessage: 'Kilometres after the return',
    description: 'Heading over the settlement',
  },
  driven: {
    id: 'condition-section.driven',
    defaultMessage: 'Driven',
    description: 'Line of the settlement',
  },
  included: {
    id: 'condition-section.included',
    defaultMessage: 'Included, {days, plural, one {# day} other {# days}}',
    description: 'Line of the settlement',
  },
  unlimited: {
    id: 'condition-section.unlimited',
    defaultMessage: 'No limit',
    description: 'In place of the included kilometres',
  },
  beyond: {
    id: 'condition-section.beyond',
    defaultMessage: 'Beyond the package',
    description: 'Line of the settlement',
  },
  price: {
    id: 'condition-section.price',
    defaultMessage: 'Price per kilometre',
    description: 'Line of the settlement',
  },
  total: {
    id: 'condition-section.total',
    defaultMessage: 'To pay',
    description: 'Sum of the settlement',
  },
  about: {
    id: 'condition-section.about',
    defaultMessage: 'about {amount}',
    description: 'Beside an amount: in the currency of the guest',
  },
  charged: {
    id: 'condition-section.charged',
    defaultMessage: 'Charged to the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  charging: {
    id: 'condition-section.charging',
    defaultMessage: 'Being charged to the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  owed: {
    id: 'condition-section.owed',
    defaultMessage: 'Not paid by the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  owedText: {
    id: 'condition-section.owed-text',
    defaultMessage: 'The deposit on the card does not pay this amount: please settle it with {owner}.',
    description: 'Under it',
  },
  claim: {
    id: 'condition-section.claim',
    defaultMessage: 'Claim by {owner}: {kind}',
    description: 'Heading of a claim. kind: what for',
  },
  checking: {
    id: 'condition-section.checking',
    defaultMessage: 'Is being checked',
    description: 'State of a claim',
  },
  withdrawn: {
    id: 'condition-section.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a claim',
  },
  checkingText: {
    id: 'condition-section.checking-text',
    defaultMessage:
      'The deposit is not released until the claim has ended. You can answer once, or accept it.',
    description: 'Under an open claim',
  },
  photo: {
    id: 'condition-section.photo',
    defaultMessage: 'Photo {number} of the claim',
    description: 'Description of a photo',
  },
  yourAnswer: {
    id: 'condition-section.your-answer',
    defaultMessage: 'Your answer',
    description: 'Label of a field, and over the answer that was sent',
  },
  answerNeeded: {
    id: 'condition-section.answer-needed',
    defaultMessage: 'Write your answer.',
    description: 'Under the field',
  },
  send: {
    id: 'condition-section.send',
    defaultMessage: 'Send the answer',
    description: 'Button',
  },
  sending: {
    id: 'condition-section.sending',
    defaultMessage: 'Sending',
    description: 'On a button while it is sent',
  },
  notSent: {
    id: 'condition-section.not-sent',
    defaultMessage: 'This was not sent. Please try again.',
    description: 'Heading of the errors',
  },
  accept: {
    id: 'condition-section.accept',
    defaultMessage: 'Accept the claim',
    description: 'Button',
  },
  acceptText: {
    id: 'condition-section.accept-text',
    defaultMessage: '{amount} is charged to your deposit at once. This cannot be undone.',
    description: 'Above the button that charges it',
  },
  acceptTextHand: {
    id: 'condition-section.accept-text-hand',
    defaultMessage: 'There is no hold for a deposit on a card: you settle {amount} with {owner}.',
    description: 'The same without a deposit on a card',
  },
  acceptNow: {
    id: 'condition-section.accept-now',
    defaultMessage: 'Yes, accept it',
    description: 'Button',
  },
  keepOpen: {
    id: 'condition-section.keep-open',
    defaultMessage: 'Keep it open',
    description: 'Button',
  },
});
