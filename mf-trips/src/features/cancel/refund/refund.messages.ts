import { defineMessages, type NoMessageValues } from 'react-intl';

type RefundValues = {
  title: NoMessageValues;
  failed: NoMessageValues;
  amounts: NoMessageValues;
  paid: NoMessageValues;
  refunded: NoMessageValues;
  open: NoMessageValues;
  none: NoMessageValues;
  toMethod: NoMessageValues;
  toCredit: NoMessageValues;
  onItsWay: { days: number };
  doneOn: { date: string };
  credits: NoMessageValues;
};

export const refundMessages = defineMessages<RefundValues>({
  title: {
    id: 'cancel.refund.title',
    defaultMessage: 'Your refund',
    description: 'Heading of the page about the refund of a trip',
  },
  failed: {
    id: 'cancel.refund.failed',
    defaultMessage: 'The refunds could not be loaded',
    description: 'Heading where the payments of a trip could not be fetched',
  },
  amounts: {
    id: 'cancel.refund.amounts',
    defaultMessage: 'What is refunded',
    description: 'Heading over the amounts',
  },
  paid: { id: 'cancel.refund.paid', defaultMessage: 'You paid', description: 'Beside an amount' },
  refunded: {
    id: 'cancel.refund.refunded',
    defaultMessage: 'Refund',
    description: 'Beside an amount: the sum of the refunds',
  },
  open: {
    id: 'cancel.refund.open',
    defaultMessage: 'Of this still on its way',
    description: 'Beside an amount: ordered and not yet arrived',
  },
  none: {
    id: 'cancel.refund.none',
    defaultMessage: 'No refund has been ordered.',
    description: 'In place of the list of refunds',
  },
  toMethod: {
    id: 'cancel.refund.to-method',
    defaultMessage: 'The way you paid',
    description: 'Where a refund goes: the card or account',
  },
  toCredit: {
    id: 'cancel.refund.to-credit',
    defaultMessage: 'Rental credit',
    description: 'Where a refund goes',
  },
  onItsWay: {
    id: 'cancel.refund.on-its-way',
    defaultMessage: 'On its way, within {days, plural, one {# working day} other {# working days}}',
    description: 'How a refund stands',
  },
  doneOn: {
    id: 'cancel.refund.done-on',
    defaultMessage: 'Refunded on {date}',
    description: 'How a refund stands',
  },
  credits: {
    id: 'cancel.refund.credits',
    defaultMessage: 'See your rental credit',
    description: 'Link to the rental credits of the account',
  },
});
