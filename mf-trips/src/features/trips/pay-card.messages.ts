import { defineMessages, type NoMessageValues } from 'react-intl';

type PayValues = {
  title: NoMessageValues;
  underWay: NoMessageValues;
  look: NoMessageValues;
  by: { moment: string };
  lastDay: { day: string };
  open: NoMessageValues;
};

export const payMessages = defineMessages<PayValues>({
  title: {
    id: 'trip.pay-now.title',
    defaultMessage: 'To pay now',
    description: 'Heading on the card of a trip that waits for its money',
  },
  underWay: {
    id: 'trip.pay-now.under-way',
    defaultMessage: 'A payment is under way',
    description: 'The same heading while a payment that was begun has not ended',
  },
  look: {
    id: 'trip.pay-now.look',
    defaultMessage: 'See the status',
    description: 'Link to that payment',
  },
  by: {
    id: 'trip.pay-now.by',
    defaultMessage: 'Due by {moment}',
    description: 'Under the amount. moment: day and hour',
  },
  lastDay: {
    id: 'trip.pay-now.last-day',
    defaultMessage: 'Due by {day}, or the trip is cancelled',
    description: 'Under the amount of a second half that could not be taken. day: the last one',
  },
  open: {
    id: 'trip.pay-now.open',
    defaultMessage: 'Until then others can still book these days',
    description: 'Under the amount of a trip that is booked at once',
  },
});
