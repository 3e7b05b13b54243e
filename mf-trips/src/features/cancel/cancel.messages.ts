import { defineMessages, type NoMessageValues } from 'react-intl';

type CancelValues = {
  back: NoMessageValues;
  title: { days: number; title: string };
  failed: NoMessageValues;
  refundFailed: NoMessageValues;
  leadAll: { paid: string };
  leadPart: { paid: string; refund: string };
  leadNothing: { paid: string };
  leadUnpaid: NoMessageValues;
  secondPayment: { amount: string };
  notCancelled: NoMessageValues;
  refundChanged: { shown: string; current: string };
  done: NoMessageValues;
  reported: NoMessageValues;
  reportedText: NoMessageValues;
};

export const cancelMessages = defineMessages<CancelValues>({
  back: {
    id: 'cancel.page.back',
    defaultMessage: 'Back to the trip',
    description: 'Link from the page that cancels a trip, or from its refund, to the trip',
  },
  title: {
    id: 'cancel.page.title',
    defaultMessage: 'Cancel {days, plural, one {one day} other {# days}} with {title}?',
    description: 'Heading of the page that cancels a trip; title: the owner’s name of the camper',
  },
  failed: {
    id: 'cancel.page.failed',
    defaultMessage: 'This trip could not be loaded',
    description: 'Heading where a trip could not be fetched',
  },
  refundFailed: {
    id: 'cancel.page.refund-failed',
    defaultMessage: 'What you would get back could not be loaded',
    description: 'Heading where the refund of a trip could not be fetched',
  },
  leadAll: {
    id: 'cancel.page.lead-all',
    defaultMessage: 'You have paid {paid}. If you cancel now, all of it is refunded.',
    description: 'Below the heading',
  },
  leadPart: {
    id: 'cancel.page.lead-part',
    defaultMessage: 'You have paid {paid}. If you cancel now, {refund} of it is refunded.',
    description: 'Below the heading',
  },
  leadNothing: {
    id: 'cancel.page.lead-nothing',
    defaultMessage: 'You have paid {paid}. If you cancel now, nothing is refunded.',
    description: 'Below the heading',
  },
  leadUnpaid: {
    id: 'cancel.page.lead-unpaid',
    defaultMessage: 'You have paid nothing yet, so cancelling is free of charge.',
    description: 'Below the heading',
  },
  secondPayment: {
    id: 'cancel.page.second-payment',
    defaultMessage: 'The second payment, {amount}, is then not charged.',
    description: 'Below the heading, for a trip of which half is paid',
  },
  notCancelled: {
    id: 'cancel.page.not-cancelled',
    defaultMessage: 'Nothing was cancelled',
    description: 'Heading above the errors of a form',
  },
  refundChanged: {
    id: 'cancel.page.refund-changed',
    defaultMessage:
      'The refund changed while you were reading: it was {shown}, now it is {current}. Look at the lines again, then decide.',
    description: 'Why nothing was cancelled',
  },
  done: {
    id: 'cancel.page.done',
    defaultMessage: 'Your trip is cancelled',
    description: 'In a message that appears for a moment',
  },
  reported: {
    id: 'cancel.page.reported',
    defaultMessage: 'Now send your proof',
    description: 'In a message that appears for a moment, after a reason that has to be proven',
  },
  reportedText: {
    id: 'cancel.page.reported-text',
    defaultMessage: 'The trip stays as it is until we have checked it.',
    description: 'In a message that appears for a moment, after a reason that has to be proven',
  },
});
