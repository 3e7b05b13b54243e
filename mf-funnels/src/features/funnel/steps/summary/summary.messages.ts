import { defineMessages, type NoMessageValues } from 'react-intl';

type CheckValues = {
  change: NoMessageValues;
  changeStep: { step: string };
  licence: { licence: string };
  licenceSince: { licence: string; day: string };
  noCancellation: NoMessageValues;
  nothingNow: { owner: string };
  payNext: { owner: string };
  accepted: { owner: string };
  noPayment: NoMessageValues;
  secondHalf: { amount: string };
  send: { owner: string };
  toPayment: { owner: string };
  sending: NoMessageValues;
};

export const summaryMessages = defineMessages<CheckValues>({
  change: {
    id: 'funnel.check.change',
    defaultMessage: 'Change',
    description: 'Link beside what was told, back to that step',
  },
  changeStep: {
    id: 'funnel.check.change-step',
    defaultMessage: 'Change: {step}',
    description: 'The same link, read aloud. step: its name, "Insurance"',
  },
  licence: {
    id: 'funnel.check.licence',
    defaultMessage: 'Licence {licence}',
    description: 'Class of the driving licence. licence: B or C',
  },
  licenceSince: {
    id: 'funnel.check.licence-since',
    defaultMessage: 'Licence {licence}, held since {day}',
    description: 'Class of the driving licence and its day of issue. licence: B or C; day: "1 Jun 2008"',
  },
  noCancellation: {
    id: 'funnel.check.no-cancellation',
    defaultMessage: 'Without cancellation insurance',
    description: 'What was chosen at the step of the cancellation insurance: none',
  },
  nothingNow: {
    id: 'funnel.check.nothing-now',
    defaultMessage:
      'You pay nothing now. Once {owner} accepts, you have up to 72 hours to pay. A request that is not paid by then expires.',
    description: 'Note above the button that sends a request. owner: first name',
  },
  payNext: {
    id: 'funnel.check.pay-next',
    defaultMessage: '{owner} does not have to answer: once it is paid, the trip is yours.',
    description: 'Note above the button that leads to payment. owner: first name',
  },
  secondHalf: {
    id: 'funnel.check.second-half',
    defaultMessage:
      'The first payment is made and the trip is confirmed. What is left is the second payment: {amount}.',
    description: 'Note above the button that leads to the payment of the second half',
  },
  send: {
    id: 'funnel.check.send',
    defaultMessage: 'Send the request to {owner}',
    description: 'Main button: sends the request. owner: first name',
  },
  toPayment: {
    id: 'funnel.check.to-payment',
    defaultMessage: 'Continue to payment',
    description: 'Main button: leads to payment',
  },
  sending: {
    id: 'funnel.check.sending',
    defaultMessage: 'Sending',
    description: 'The main button while it is sent',
  },
  accepted: {
    id: 'funnel.check.accepted',
    defaultMessage: '{owner} has accepted: once it is paid, the trip is yours.',
    description: 'Note above the button that leads to payment, where the owner accepted. owner: first name',
  },
  noPayment: {
    id: 'funnel.check.no-payment',
    defaultMessage: 'The payment could not be loaded',
    description: 'Heading where the page for paying could not be loaded; nothing was paid',
  },
});
