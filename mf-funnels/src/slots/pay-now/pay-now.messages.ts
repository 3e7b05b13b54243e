import { defineMessages, type NoMessageValues } from 'react-intl';

type PayNowValues = {
  title: NoMessageValues;
  underWay: NoMessageValues;
  pay: { amount: string };
  look: NoMessageValues;
  by: { moment: string };
  lastDay: { day: string };
  open: NoMessageValues;
};

export const payNowMessages = defineMessages<PayNowValues>({
  title: {
    id: 'pay-now.title',
    defaultMessage: 'To pay now',
    description: 'Heading on the card of a trip that waits for its money',
  },
  underWay: {
    id: 'pay-now.under-way',
    defaultMessage: 'A payment is under way',
    description: 'The same heading while a payment that was begun has not ended',
  },
  look: {
    id: 'pay-now.look',
    defaultMessage: 'See the status',
    description: 'Link to that payment',
  },
  pay: {
    id: 'pay-now.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Link to the payment of a trip. amount: with currency',
  },
  by: {
    id: 'pay-now.by',
    defaultMessage: 'Due by {moment}',
    description: 'Under the amount. moment: day and hour',
  },
  lastDay: {
    id: 'pay-now.last-day',
    defaultMessage: 'Due by {day}, or the trip is cancelled',
    description: 'Under the amount of a second half that could not be taken. day: the last one',
  },
  open: {
    id: 'pay-now.open',
    defaultMessage: 'Until then others can still book these days',
    description: 'Under the amount of a trip that is booked at once',
  },
});
