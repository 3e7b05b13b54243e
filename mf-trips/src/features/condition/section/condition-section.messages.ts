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
  waitingForAnswer: NoMessageValues;
  withStaff: NoMessageValues;
  rejected: NoMessageValues;
  withdrawn: NoMessageValues;
  answerText: { until: string };
  staffText: NoMessageValues;
  decision: NoMessageValues;
  granted: { granted: string; amount: string };
  grantedNothing: { amount: string };
  addPhotos: NoMessageValues;
  removePhoto: { name: string };
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
    id: 'condition.section.before',
    defaultMessage: 'Can be written from {from}',
    description: 'State of a report. from: day and hour',
  },
  over: {
    id: 'condition.section.over',
    defaultMessage: 'Not confirmed by both',
    description: 'State of a report whose time is over',
  },
  final: {
    id: 'condition.section.final',
    defaultMessage: 'Confirmed by both',
    description: 'State of a report',
  },
  open: {
    id: 'condition.section.open',
    defaultMessage: 'Can be written until {until}',
    description: 'State of a report. until: day and hour',
  },
  waitingForOther: {
    id: 'condition.section.waiting-for-other',
    defaultMessage: '{owner} has to confirm it',
    description: 'State of a report',
  },
  waitingForYou: {
    id: 'condition.section.waiting-for-you',
    defaultMessage: 'You have to confirm it',
    description: 'State of a report',
  },
  kilometres: {
    id: 'condition.section.kilometres',
    defaultMessage: 'Kilometres after the return',
    description: 'Heading over the settlement',
  },
  driven: {
    id: 'condition.section.driven',
    defaultMessage: 'Driven',
    description: 'Line of the settlement',
  },
  included: {
    id: 'condition.section.included',
    defaultMessage: 'Included, {days, plural, one {# day} other {# days}}',
    description: 'Line of the settlement',
  },
  unlimited: {
    id: 'condition.section.unlimited',
    defaultMessage: 'No limit',
    description: 'In place of the included kilometres',
  },
  beyond: {
    id: 'condition.section.beyond',
    defaultMessage: 'Beyond the package',
    description: 'Line of the settlement',
  },
  price: {
    id: 'condition.section.price',
    defaultMessage: 'Price per kilometre',
    description: 'Line of the settlement',
  },
  total: {
    id: 'condition.section.total',
    defaultMessage: 'To pay',
    description: 'Sum of the settlement',
  },
  about: {
    id: 'condition.section.about',
    defaultMessage: 'about {amount}',
    description: 'Beside an amount: in the currency of the guest',
  },
  charged: {
    id: 'condition.section.charged',
    defaultMessage: 'Charged to the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  charging: {
    id: 'condition.section.charging',
    defaultMessage: 'Being charged to the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  owed: {
    id: 'condition.section.owed',
    defaultMessage: 'Not covered by the deposit',
    description: 'Line of the settlement, and state of a claim',
  },
  owedText: {
    id: 'condition.section.owed-text',
    defaultMessage: 'The deposit on the card does not cover this amount. Please settle it with {owner}.',
    description: 'Under it',
  },
  claim: {
    id: 'condition.section.claim',
    defaultMessage: 'Claim by {owner}: {kind}',
    description: 'Heading of a claim. kind: what for',
  },
  waitingForAnswer: {
    id: 'condition.section.waiting-for-answer',
    defaultMessage: 'Waiting for your answer',
    description: 'State of a claim',
  },
  withStaff: {
    id: 'condition.section.with-staff',
    defaultMessage: 'Our team decides',
    description: 'State of a claim',
  },
  rejected: {
    id: 'condition.section.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a claim',
  },
  withdrawn: {
    id: 'condition.section.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a claim',
  },
  answerText: {
    id: 'condition.section.answer-text',
    defaultMessage:
      'Accept the claim, or answer once with words and photos until {until}. Our team decides if you do not agree.',
    description: 'Under a claim that the guest can answer. until: day and hour',
  },
  staffText: {
    id: 'condition.section.staff-text',
    defaultMessage:
      'Our team decides with both condition reports and the photos. The deposit is not released until then; you can still accept the claim.',
    description: 'Under a claim that staff decide about',
  },
  decision: {
    id: 'condition.section.decision',
    defaultMessage: 'Decision of our team',
    description: 'Heading over what staff decided about a claim',
  },
  granted: {
    id: 'condition.section.granted',
    defaultMessage: 'Granted: {granted} of {amount}.',
    description: 'What staff decided about a claim',
  },
  grantedNothing: {
    id: 'condition.section.granted-nothing',
    defaultMessage: 'Nothing of {amount} was granted.',
    description: 'What staff decided about a claim',
  },
  addPhotos: {
    id: 'condition.section.add-photos',
    defaultMessage: 'Add photos',
    description: 'Button: photos for the answer to a claim',
  },
  removePhoto: {
    id: 'condition.section.remove-photo',
    defaultMessage: 'Remove {name}',
    description: 'Button: takes a chosen photo away. name: of the file',
  },
  photo: {
    id: 'condition.section.photo',
    defaultMessage: 'Photo {number} of the claim',
    description: 'Description of a photo',
  },
  yourAnswer: {
    id: 'condition.section.your-answer',
    defaultMessage: 'Your answer',
    description: 'Label of a field, and over the answer that was sent',
  },
  answerNeeded: {
    id: 'condition.section.answer-needed',
    defaultMessage: 'Write your answer.',
    description: 'Under the field',
  },
  send: {
    id: 'condition.section.send',
    defaultMessage: 'Send the answer',
    description: 'Button',
  },
  sending: {
    id: 'condition.section.sending',
    defaultMessage: 'Sending',
    description: 'On a button while it is sent',
  },
  notSent: {
    id: 'condition.section.not-sent',
    defaultMessage: 'This was not sent. Please try again.',
    description: 'Heading of the errors',
  },
  accept: {
    id: 'condition.section.accept',
    defaultMessage: 'Accept the claim',
    description: 'Button',
  },
  acceptText: {
    id: 'condition.section.accept-text',
    defaultMessage: '{amount} is charged to your deposit at once. This cannot be undone.',
    description: 'Above the button that charges it',
  },
  acceptTextHand: {
    id: 'condition.section.accept-text-hand',
    defaultMessage: 'There is no hold for a deposit on a card: you settle {amount} with {owner}.',
    description: 'The same without a deposit on a card',
  },
  acceptNow: {
    id: 'condition.section.accept-now',
    defaultMessage: 'Yes, accept it',
    description: 'Button',
  },
  keepOpen: {
    id: 'condition.section.keep-open',
    defaultMessage: 'Keep it open',
    description: 'Button',
  },
});
