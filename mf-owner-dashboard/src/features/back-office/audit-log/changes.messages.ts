import { defineMessages, type NoMessageValues } from 'react-intl';

type ChangeValues = {
  change: { before: string; after: string };
} & Record<
  | 'state'
  | 'document'
  | 'reason'
  | 'note'
  | 'page'
  | 'account'
  | 'campers'
  | 'subject'
  | 'booking'
  | 'block'
  | 'amount'
  | 'paid'
  | 'paidBy'
  | 'refund'
  | 'proposedBy'
  | 'bankReference'
  | 'code'
  | 'uses'
  | 'mostUses'
  | 'withdrawn'
  | 'kind'
  | 'validFrom'
  | 'validUntil'
  | 'percent'
  | 'currency'
  | 'balance'
  | 'claim'
  | 'claimed'
  | 'granted'
  | 'yes'
  | 'no'
  | 'active'
  | 'suspended',
  NoMessageValues
>;

/** Names and values of the fields in the audit log. */
export const changeMessages = defineMessages<ChangeValues>({
  state: {
    id: 'back-office.change.state',
    defaultMessage: 'State',
    description: 'Name of a field in the audit log',
  },
  document: {
    id: 'back-office.change.document',
    defaultMessage: 'Document',
    description: 'Name of a field in the audit log',
  },
  reason: {
    id: 'back-office.change.reason',
    defaultMessage: 'Reason',
    description: 'Name of a field in the audit log',
  },
  note: {
    id: 'back-office.change.note',
    defaultMessage: 'Message to the user',
    description: 'Name of a field in the audit log',
  },
  page: {
    id: 'back-office.change.page',
    defaultMessage: 'Page',
    description: 'Name of a field in the audit log',
  },
  account: {
    id: 'back-office.change.account',
    defaultMessage: 'Account',
    description: 'Name of a field in the audit log',
  },
  campers: {
    id: 'back-office.change.campers',
    defaultMessage: 'Campers',
    description: 'Name of a field in the audit log',
  },
  subject: {
    id: 'back-office.change.subject',
    defaultMessage: 'About',
    description: 'Name of a field in the audit log',
  },
  booking: {
    id: 'back-office.change.booking',
    defaultMessage: 'Booking',
    description: 'Name of a field in the audit log',
  },
  block: {
    id: 'back-office.change.block',
    defaultMessage: 'Stopped because',
    description: 'Name of a field in the audit log',
  },
  amount: {
    id: 'back-office.change.amount',
    defaultMessage: 'Amount',
    description: 'Name of a field in the audit log',
  },
  paid: {
    id: 'back-office.change.paid',
    defaultMessage: 'Paid',
    description: 'Name of a field in the audit log',
  },
  paidBy: {
    id: 'back-office.change.paid-by',
    defaultMessage: 'Paid by',
    description: 'Name of a field in the audit log',
  },
  refund: {
    id: 'back-office.change.refund',
    defaultMessage: 'Refund',
    description: 'Name of a field in the audit log',
  },
  proposedBy: {
    id: 'back-office.change.proposed-by',
    defaultMessage: 'Proposed by user',
    description: 'Name of a field in the audit log',
  },
  bankReference: {
    id: 'back-office.change.bank-reference',
    defaultMessage: 'Reference of the transfer',
    description: 'Name of a field in the audit log',
  },
  code: {
    id: 'back-office.change.code',
    defaultMessage: 'Code',
    description: 'Name of a field in the audit log',
  },
  uses: {
    id: 'back-office.change.uses',
    defaultMessage: 'Times used',
    description: 'Name of a field in the audit log',
  },
  mostUses: {
    id: 'back-office.change.most-uses',
    defaultMessage: 'Trips at most',
    description: 'Name of a field in the audit log',
  },
  withdrawn: {
    id: 'back-office.change.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Name of a field in the audit log',
  },
  kind: {
    id: 'back-office.change.kind',
    defaultMessage: 'Kind',
    description: 'Name of a field in the audit log',
  },
  validFrom: {
    id: 'back-office.change.valid-from',
    defaultMessage: 'First day',
    description: 'Name of a field in the audit log',
  },
  validUntil: {
    id: 'back-office.change.valid-until',
    defaultMessage: 'Last day',
    description: 'Name of a field in the audit log',
  },
  percent: {
    id: 'back-office.change.percent',
    defaultMessage: 'Percent',
    description: 'Name of a field in the audit log',
  },
  currency: {
    id: 'back-office.change.currency',
    defaultMessage: 'Currency',
    description: 'Name of a field in the audit log',
  },
  balance: {
    id: 'back-office.change.balance',
    defaultMessage: 'Left',
    description: 'Name of a field in the audit log',
  },
  claim: {
    id: 'back-office.change.claim',
    defaultMessage: 'Claim',
    description: 'Name of a field in the audit log',
  },
  claimed: {
    id: 'back-office.change.claimed',
    defaultMessage: 'Claimed',
    description: 'Name of a field in the audit log',
  },
  granted: {
    id: 'back-office.change.granted',
    defaultMessage: 'Granted',
    description: 'Name of a field in the audit log',
  },
  yes: {
    id: 'back-office.change.yes',
    defaultMessage: 'Yes',
    description: 'Name of a field in the audit log',
  },
  no: {
    id: 'back-office.change.no',
    defaultMessage: 'No',
    description: 'Name of a field in the audit log',
  },
  active: {
    id: 'back-office.change.active',
    defaultMessage: 'Active',
    description: 'Name of a field in the audit log',
  },
  suspended: {
    id: 'back-office.change.suspended',
    defaultMessage: 'Suspended',
    description: 'Name of a field in the audit log',
  },
  change: {
    id: 'back-office.change.change',
    defaultMessage: '{before} → {after}',
    description: 'A field in the audit log, before and after',
  },
});
