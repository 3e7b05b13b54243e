import { defineMessages, type NoMessageValues } from 'react-intl';

type RefusedRefundsValues = {
  title: NoMessageValues;
  lead: { count: number };
  waits: { waited: number };
  booking: { id: string };
  paidBy: { method: string };
  unmatched: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  failed: NoMessageValues;
  repeat: NoMessageValues;
  byTransfer: NoMessageValues;
  transferText: NoMessageValues;
  twoText: { amount: string };
  reference: NoMessageValues;
  referenceHint: NoMessageValues;
  noReference: NoMessageValues;
  reason: NoMessageValues;
  reasonHint: NoMessageValues;
  noReason: NoMessageValues;
  record: NoMessageValues;
  propose: NoMessageValues;
  proposed: { name: string; date: string; reference: string; reason: string };
  yourOwn: NoMessageValues;
  approve: NoMessageValues;
  withdraw: NoMessageValues;
  busy: NoMessageValues;
  cancel: NoMessageValues;
  paidBack: NoMessageValues;
  onItsWay: NoMessageValues;
  refusedAgain: NoMessageValues;
  proposedDone: NoMessageValues;
  withdrawn: NoMessageValues;
  notSaved: NoMessageValues;
};

/** Refunds that the payment provider refused. */
export const refusedRefundsMessages = defineMessages<RefusedRefundsValues>({
  title: {
    id: 'back-office.refunds.title',
    defaultMessage: 'Refunds the provider refused',
    description: 'Heading of the queue of refunds that the payment provider refused',
  },
  lead: {
    id: 'back-office.refunds.lead',
    defaultMessage: '{count, plural, one {# guest is} other {# guests are}} still owed this money.',
    description: 'Below the heading of the queue',
  },
  waits: {
    id: 'back-office.refunds.waits',
    defaultMessage: '{waited, plural, =0 {Refused now} one {Refused # h ago} other {Refused # h ago}}',
    description: 'For how many hours a refund has been refused',
  },
  booking: {
    id: 'back-office.refunds.booking',
    defaultMessage: 'Booking {id}',
    description: 'The booking that a refund is for',
  },
  paidBy: {
    id: 'back-office.refunds.paid-by',
    defaultMessage:
      '{method, select, card {Paid by card} card_2 {Paid by card in two instalments} cred_4 {Paid in four instalments} paypal {Paid by PayPal} ideal {Paid by iDEAL} mbway {Paid by MB WAY} other {Paid in another way}}',
    description: 'How the guest had paid',
  },
  unmatched: {
    id: 'back-office.refunds.unmatched',
    defaultMessage: 'The payment belonged to no booking: it came too late or twice.',
    description: 'About a payment that could not confirm a booking',
  },
  empty: {
    id: 'back-office.refunds.empty',
    defaultMessage: 'No refund was refused',
    description: 'Heading of an empty queue',
  },
  emptyText: {
    id: 'back-office.refunds.empty-text',
    defaultMessage: 'Refunds that the payment provider refuses appear here, until the guest has the money.',
    description: 'Below the heading of an empty queue',
  },
  failed: {
    id: 'back-office.refunds.failed',
    defaultMessage: 'The refunds could not be loaded',
    description: 'Heading in place of the queue',
  },
  repeat: {
    id: 'back-office.refunds.repeat',
    defaultMessage: 'Try the refund again',
    description: 'Button: the provider is asked again',
  },
  byTransfer: {
    id: 'back-office.refunds.by-transfer',
    defaultMessage: 'Pay by bank transfer',
    description: 'Button: opens the form for a bank transfer',
  },
  transferText: {
    id: 'back-office.refunds.transfer-text',
    defaultMessage: 'Ask the guest for their bank account, send the transfer, and enter its reference here.',
    description: 'Above the form for a bank transfer',
  },
  twoText: {
    id: 'back-office.refunds.two-text',
    defaultMessage: 'Above {amount} a colleague has to approve the transfer. Send it once they have.',
    description: 'Above the form for a bank transfer of a large amount',
  },
  reference: {
    id: 'back-office.refunds.reference',
    defaultMessage: 'Reference of the transfer',
    description: 'Label of a field',
  },
  referenceHint: {
    id: 'back-office.refunds.reference-hint',
    defaultMessage: 'The guest reads it in the e-mail and on their bank statement.',
    description: 'Below the label of the reference',
  },
  noReference: {
    id: 'back-office.refunds.no-reference',
    defaultMessage: 'Enter the reference of the transfer.',
    description: 'Error: the reference is missing',
  },
  reason: {
    id: 'back-office.refunds.reason',
    defaultMessage: 'Reason',
    description: 'Label of a text field',
  },
  reasonHint: {
    id: 'back-office.refunds.reason-hint',
    defaultMessage: 'For the audit log; the guest does not read it.',
    description: 'Below the label Reason',
  },
  noReason: {
    id: 'back-office.refunds.no-reason',
    defaultMessage: 'Give a reason in a few words.',
    description: 'Error: the reason is missing',
  },
  record: {
    id: 'back-office.refunds.record',
    defaultMessage: 'Record the transfer',
    description: 'Button: the transfer was sent',
  },
  propose: {
    id: 'back-office.refunds.propose',
    defaultMessage: 'Propose the transfer',
    description: 'Button: a colleague approves it afterwards',
  },
  proposed: {
    id: 'back-office.refunds.proposed',
    defaultMessage: '{name} proposed a transfer on {date}: {reference}. {reason}',
    description: 'A transfer that waits for a second person',
  },
  yourOwn: {
    id: 'back-office.refunds.your-own',
    defaultMessage: 'You proposed it: a colleague has to approve it.',
    description: 'To the person who proposed a transfer',
  },
  approve: {
    id: 'back-office.refunds.approve',
    defaultMessage: 'Approve the transfer',
    description: 'Button: approves and records a transfer',
  },
  withdraw: {
    id: 'back-office.refunds.withdraw',
    defaultMessage: 'Withdraw the proposal',
    description: 'Button: the transfer is not made',
  },
  busy: {
    id: 'back-office.refunds.busy',
    defaultMessage: 'Saving…',
    description: 'A button while a decision is sent',
  },
  cancel: {
    id: 'back-office.refunds.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the form',
  },
  paidBack: {
    id: 'back-office.refunds.paid-back',
    defaultMessage: 'Refunded',
    description: 'Short message: the guest has the money',
  },
  onItsWay: {
    id: 'back-office.refunds.on-its-way',
    defaultMessage: 'The refund was ordered again',
    description: 'Short message: the provider has the order',
  },
  refusedAgain: {
    id: 'back-office.refunds.refused-again',
    defaultMessage: 'The provider refused it again. Pay it by bank transfer.',
    description: 'Short message: the provider refused the refund a second time',
  },
  proposedDone: {
    id: 'back-office.refunds.proposed-done',
    defaultMessage: 'Proposed. A colleague has to approve it.',
    description: 'Short message once a transfer is proposed',
  },
  withdrawn: {
    id: 'back-office.refunds.withdrawn',
    defaultMessage: 'The proposal was withdrawn',
    description: 'Short message',
  },
  notSaved: {
    id: 'back-office.refunds.not-saved',
    defaultMessage: 'Nothing was changed',
    description: 'Heading above the errors of the form',
  },
});
