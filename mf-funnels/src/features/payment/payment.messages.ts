import { defineMessages, type NoMessageValues } from 'react-intl';

type PaymentValues = {
  title: NoMessageValues;
  how: NoMessageValues;
  pay: { amount: string };
  paying: { amount: string };
  reckoning: NoMessageValues;
  assurance: { owner: string };
  paidLater: { owner: string };
  agreed: NoMessageValues;
  readContract: NoMessageValues;
  noContract: NoMessageValues;
  closeContract: NoMessageValues;
  credits: { amount: string };
  creditsFailed: NoMessageValues;
  nothingDue: NoMessageValues;
  held: { clock: string };
  failed: NoMessageValues;
  failedText: NoMessageValues;
};

export const paymentMessages = defineMessages<PaymentValues>({
  title: {
    id: 'payment.title',
    defaultMessage: 'Pay for your trip',
    description: 'Title of the page on which a trip is paid',
  },
  how: {
    id: 'payment.how',
    defaultMessage: 'How would you like to pay?',
    description: 'Heading above the payment method',
  },
  pay: {
    id: 'payment.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Button that pays. amount: with its currency',
  },
  paying: {
    id: 'payment.paying',
    defaultMessage: 'Paying {amount}',
    description: 'The same button while it pays',
  },
  reckoning: {
    id: 'payment.reckoning',
    defaultMessage: 'Updating the amount',
    description: 'The same button while another amount is calculated because a coupon was added',
  },
  assurance: {
    id: 'payment.assurance',
    defaultMessage:
      'Card details go straight to our payment partner. {owner} is paid a day after you set off.',
    description: 'Under the button. owner: first name of the camper’s owner',
  },
  paidLater: {
    id: 'payment.paid-later',
    defaultMessage: '{owner} is paid a day after you set off.',
    description: 'The same where no card is typed. owner: first name of the camper’s owner',
  },
  agreed: {
    id: 'payment.agreed',
    defaultMessage: 'I have read the rental contract and the refund rules.',
    description: 'Tick above the button',
  },
  readContract: {
    id: 'payment.read-contract',
    defaultMessage: 'Read the contract',
    description: 'Button under that tick; the refund rules are part of the contract',
  },
  noContract: {
    id: 'payment.no-contract',
    defaultMessage: 'The contract could not be opened. Try again in a moment.',
    description: 'Under that button when it failed',
  },
  closeContract: {
    id: 'payment.close-contract',
    defaultMessage: 'Close',
    description: 'Closes the window with the contract',
  },
  credits: {
    id: 'payment.credits',
    defaultMessage: 'Use {amount} of my rental credit',
    description: 'Tick. amount: rental credits that can be spent on this trip',
  },
  creditsFailed: {
    id: 'payment.credits-failed',
    defaultMessage: 'This could not be changed just now. Try again in a moment.',
    description: 'Under the tick when it could not be changed',
  },
  nothingDue: {
    id: 'payment.nothing-due',
    defaultMessage: 'There is nothing left to pay. Confirm it below.',
    description: 'Where nothing is left to be paid with a payment method',
  },
  held: {
    id: 'payment.held',
    defaultMessage: 'Held for you for {clock}',
    description: 'Badge. clock: minutes and seconds that the days are still held',
  },
  failed: {
    id: 'payment.failed',
    defaultMessage: 'The amount to pay could not be loaded.',
    description: 'Title when the page cannot be loaded',
  },
  failedText: {
    id: 'payment.failed-text',
    defaultMessage: 'Nothing was charged, and nothing has changed on your trip.',
    description: 'Under that title',
  },
});
