import { defineMessages, type NoMessageValues } from 'react-intl';

type AskValues = {
  booked: NoMessageValues;
  after: NoMessageValues;
  toPay: NoMessageValues;
  once: { owner: string };
  ask: { owner: string };
  asking: { owner: string };
  safe: { owner: string };
  sent: { owner: string };
  message: { owner: string };
  messageHint: NoMessageValues;
  steps: NoMessageValues;
  stepAsk: NoMessageValues;
  stepAskText: NoMessageValues;
  stepAnswer: { owner: string };
  stepAnswerText: { hours: number };
  stepPay: { amount: string };
  stepPayText: { hours: number };
  stepDone: NoMessageValues;
  stepDoneText: NoMessageValues;
};

/** The box in which the change is sent. */
export const askMessages = defineMessages<AskValues>({
  booked: {
    id: 'extend.ask.booked',
    defaultMessage: 'Trip as booked',
    description: 'Before an amount',
  },
  after: {
    id: 'extend.ask.after',
    defaultMessage: 'With the change',
    description: 'Before an amount',
  },
  toPay: {
    id: 'extend.ask.to-pay',
    defaultMessage: 'To pay',
    description: 'Before the amount of the change',
  },
  once: {
    id: 'extend.ask.once',
    defaultMessage: 'once {owner} has accepted',
    description: 'Under it. owner: first name',
  },
  ask: {
    id: 'extend.ask.ask',
    defaultMessage: 'Ask {owner}',
    description: 'Main button. owner: first name',
  },
  asking: {
    id: 'extend.ask.asking',
    defaultMessage: 'Asking {owner}',
    description: 'The same button while it is being sent',
  },
  safe: {
    id: 'extend.ask.safe',
    defaultMessage:
      'Nothing is charged before {owner} has accepted. You can withdraw the request until then.',
    description: 'Under the button',
  },
  sent: {
    id: 'extend.ask.sent',
    defaultMessage: 'Your request was sent to {owner}',
    description: 'Message after sending',
  },
  message: {
    id: 'extend.ask.message',
    defaultMessage: 'A line to {owner}',
    description: 'Label of a text field',
  },
  messageHint: {
    id: 'extend.ask.message-hint',
    defaultMessage: 'Optional. A reason helps owners to decide.',
    description: 'Under that label',
  },
  steps: {
    id: 'extend.ask.steps',
    defaultMessage: 'What happens next',
    description: 'Heading of a list of steps',
  },
  stepAsk: {
    id: 'extend.ask.step-ask',
    defaultMessage: 'You ask',
    description: 'Step',
  },
  stepAskText: {
    id: 'extend.ask.step-ask-text',
    defaultMessage: 'Today',
    description: 'Under that step',
  },
  stepAnswer: {
    id: 'extend.ask.step-answer',
    defaultMessage: '{owner} answers',
    description: 'Step. owner: first name',
  },
  stepAnswerText: {
    id: 'extend.ask.step-answer-text',
    defaultMessage: 'Within {hours, plural, one {# hour} other {# hours}}. No answer means no change.',
    description: 'Under that step',
  },
  stepPay: {
    id: 'extend.ask.step-pay',
    defaultMessage: 'You pay {amount}',
    description: 'Step',
  },
  stepPayText: {
    id: 'extend.ask.step-pay-text',
    defaultMessage:
      'Within {hours, plural, one {# hour} other {# hours}} of the answer, with any payment method',
    description: 'Under that step',
  },
  stepDone: {
    id: 'extend.ask.step-done',
    defaultMessage: 'The trip is changed',
    description: 'Step',
  },
  stepDoneText: {
    id: 'extend.ask.step-done-text',
    defaultMessage: 'Calendar, insurance and contract follow at once',
    description: 'Under that step',
  },
});
