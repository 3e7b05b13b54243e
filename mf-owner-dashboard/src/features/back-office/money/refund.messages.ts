import { defineMessages, type NoMessageValues } from 'react-intl';

type RefundValues = {
  title: { id: string };
  limit: { most: string };
  totalWrong: { most: string };
  ofPart: { refund: string; amount: string };
} & Record<
  | 'failed'
  | 'price'
  | 'paid'
  | 'refunded'
  | 'final'
  | 'total'
  | 'reason'
  | 'reasonNeeded'
  | 'comment'
  | 'preview'
  | 'owner'
  | 'fees'
  | 'insurance'
  | 'cancellation'
  | 'coupon'
  | 'ownerKeeps'
  | 'platformKeeps'
  | 'send'
  | 'propose'
  | 'busy'
  | 'notDone'
  | 'cancelled'
  | 'proposed'
  | 'approve'
  | 'withdraw'
  | 'withdrawn',
  NoMessageValues
>;

export const refundMessages = defineMessages<RefundValues>({
  title: {
    id: 'back-office.refund.title',
    defaultMessage: 'Cancel booking {id}',
    description: 'Heading. id: number of the booking',
  },
  failed: {
    id: 'back-office.refund.failed',
    defaultMessage: 'The booking could not be loaded',
    description: 'Title of an error',
  },
  price: { id: 'back-office.refund.price', defaultMessage: 'Price', description: 'Label' },
  paid: { id: 'back-office.refund.paid', defaultMessage: 'Paid', description: 'Label' },
  refunded: { id: 'back-office.refund.refunded', defaultMessage: 'Refunded', description: 'Label' },
  limit: {
    id: 'back-office.refund.limit',
    defaultMessage: 'Above {most} a second person approves.',
    description: 'Under the field of the refund',
  },
  final: {
    id: 'back-office.refund.final',
    defaultMessage: 'This booking can no longer be cancelled.',
    description: 'In place of the form',
  },
  total: {
    id: 'back-office.refund.total',
    defaultMessage: 'Refund',
    description: 'Label of a field and of an amount',
  },
  totalWrong: {
    id: 'back-office.refund.total-wrong',
    defaultMessage: 'Enter an amount from 0 to {most}.',
    description: 'Under the field',
  },
  reason: { id: 'back-office.refund.reason', defaultMessage: 'Reason', description: 'Label of a field' },
  reasonNeeded: {
    id: 'back-office.refund.reason-needed',
    defaultMessage: 'Enter a reason.',
    description: 'Under the field',
  },
  comment: {
    id: 'back-office.refund.comment',
    defaultMessage: 'Note for colleagues',
    description: 'Label of a field',
  },
  preview: {
    id: 'back-office.refund.preview',
    defaultMessage: 'How the money is split',
    description: 'Heading of the preview',
  },
  owner: { id: 'back-office.refund.owner', defaultMessage: 'Owner’s part', description: 'Part of the price' },
  fees: { id: 'back-office.refund.fees', defaultMessage: 'Service fee', description: 'Part of the price' },
  insurance: {
    id: 'back-office.refund.insurance',
    defaultMessage: 'Insurance',
    description: 'Part of the price',
  },
  cancellation: {
    id: 'back-office.refund.cancellation',
    defaultMessage: 'Cancellation insurance',
    description: 'Part of the price',
  },
  coupon: {
    id: 'back-office.refund.coupon',
    defaultMessage: 'Coupon code',
    description: 'Part of the price',
  },
  ofPart: {
    id: 'back-office.refund.of-part',
    defaultMessage: '{refund} of {amount}',
    description: 'What of a part of the price is refunded',
  },
  ownerKeeps: {
    id: 'back-office.refund.owner-keeps',
    defaultMessage: 'The owner receives',
    description: 'Label',
  },
  platformKeeps: {
    id: 'back-office.refund.platform-keeps',
    defaultMessage: 'Campavia keeps',
    description: 'Label',
  },
  send: { id: 'back-office.refund.send', defaultMessage: 'Cancel and refund', description: 'Button' },
  propose: { id: 'back-office.refund.propose', defaultMessage: 'Propose the refund', description: 'Button' },
  busy: {
    id: 'back-office.refund.busy',
    defaultMessage: 'Sending',
    description: 'On the button while it is sent',
  },
  notDone: {
    id: 'back-office.refund.not-done',
    defaultMessage: 'Nothing was changed',
    description: 'Heading of the errors',
  },
  cancelled: {
    id: 'back-office.refund.cancelled',
    defaultMessage: 'Cancelled: guest and owner get an e-mail',
    description: 'Short message',
  },
  proposed: {
    id: 'back-office.refund.proposed',
    defaultMessage: 'Proposed: a colleague has to approve it',
    description: 'Short message',
  },
  approve: { id: 'back-office.refund.approve', defaultMessage: 'Approve the refund', description: 'Button' },
  withdraw: {
    id: 'back-office.refund.withdraw',
    defaultMessage: 'Withdraw the proposal',
    description: 'Button',
  },
  withdrawn: {
    id: 'back-office.refund.withdrawn',
    defaultMessage: 'The proposal is withdrawn',
    description: 'Short message',
  },
});
