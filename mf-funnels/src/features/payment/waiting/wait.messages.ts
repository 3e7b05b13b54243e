import { defineMessages, type NoMessageValues } from 'react-intl';

type WaitValues = {
  asking: NoMessageValues;
  askingText: NoMessageValues;
  taken: NoMessageValues;
  takenText: NoMessageValues;
  open: NoMessageValues;
  openText: NoMessageValues;
  toBank: NoMessageValues;
  otherwise: NoMessageValues;
  long: NoMessageValues;
  longText: NoMessageValues;
  toTrip: NoMessageValues;
  phone: NoMessageValues;
  phoneText: NoMessageValues;
  phoneNumber: { phone: string };
  left: NoMessageValues;
  phoneSafe: NoMessageValues;
};

export const waitMessages = defineMessages<WaitValues>({
  asking: {
    id: 'payment.wait.asking',
    defaultMessage: 'We are waiting for the answer',
    description: 'Title while the provider has not answered',
  },
  askingText: {
    id: 'payment.wait.asking-text',
    defaultMessage: 'This takes a few seconds. You may stay here; nothing is charged twice.',
    description: 'Under it',
  },
  taken: {
    id: 'payment.wait.taken',
    defaultMessage: 'Paid. Your trip is being confirmed',
    description: 'Title once the money is there',
  },
  takenText: {
    id: 'payment.wait.taken-text',
    defaultMessage: 'The payment has arrived. A moment more and the trip is yours.',
    description: 'Under it',
  },
  open: {
    id: 'payment.wait.open',
    defaultMessage: 'Your answer is still missing',
    description: 'Title where the provider’s page was left without an answer',
  },
  openText: {
    id: 'payment.wait.open-text',
    defaultMessage:
      'Nothing was charged yet. The page of your bank or payment service still waits: continue there, or pay another way.',
    description: 'Under it',
  },
  toBank: {
    id: 'payment.wait.to-bank',
    defaultMessage: 'Continue the payment',
    description: 'Main button: back to the provider’s page',
  },
  otherwise: {
    id: 'payment.wait.otherwise',
    defaultMessage: 'Pay another way',
    description: 'Button: back to the payment method',
  },
  long: {
    id: 'payment.wait.long',
    defaultMessage: 'Your payment is taking longer than usual',
    description: 'Title when the confirmation takes longer than a minute',
  },
  longText: {
    id: 'payment.wait.long-text',
    defaultMessage:
      'Your money is safe. As soon as the payment is confirmed we write to you; you do not have to pay again.',
    description: 'Under it',
  },
  toTrip: { id: 'payment.wait.to-trip', defaultMessage: 'Go to your trip', description: 'Link' },
  phone: {
    id: 'payment.wait.phone',
    defaultMessage: 'Approve it on your phone',
    description: 'Title while MB WAY waits for a yes on the phone',
  },
  phoneText: {
    id: 'payment.wait.phone-text',
    defaultMessage: 'Open MB WAY and approve the payment. This page updates automatically.',
    description: 'Under it',
  },
  phoneNumber: {
    id: 'payment.wait.phone-number',
    defaultMessage: 'We sent the request to {phone}.',
    description: 'Under that title. phone: the number of the phone that was asked',
  },
  left: {
    id: 'payment.wait.left',
    defaultMessage: 'Time left',
    description: 'Read aloud before minutes and seconds',
  },
  phoneSafe: {
    id: 'payment.wait.phone-safe',
    defaultMessage: 'Without your approval nothing is charged, and you can pay another way.',
    description: 'Under the countdown',
  },
});
