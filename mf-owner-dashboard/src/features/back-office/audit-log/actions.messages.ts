import { defineMessages } from 'react-intl';

/** Names of the acts of staff. */
export const actionMessages = defineMessages({
  document_opened: {
    id: 'back-office.action.document-opened',
    defaultMessage: 'Document opened',
    description: 'An act of staff in the audit log',
  },
  document_accepted: {
    id: 'back-office.action.document-accepted',
    defaultMessage: 'Document accepted',
    description: 'An act of staff in the audit log',
  },
  document_asked_again: {
    id: 'back-office.action.document-asked-again',
    defaultMessage: 'Document asked for again',
    description: 'An act of staff in the audit log',
  },
  document_refused: {
    id: 'back-office.action.document-refused',
    defaultMessage: 'Document refused',
    description: 'An act of staff in the audit log',
  },
  listing_approved: {
    id: 'back-office.action.listing-approved',
    defaultMessage: 'Listing approved',
    description: 'An act of staff in the audit log',
  },
  listing_changes_asked: {
    id: 'back-office.action.listing-changes-asked',
    defaultMessage: 'Changes of a listing asked for',
    description: 'An act of staff in the audit log',
  },
  user_suspended: {
    id: 'back-office.action.user-suspended',
    defaultMessage: 'Account suspended',
    description: 'An act of staff in the audit log',
  },
  user_restored: {
    id: 'back-office.action.user-restored',
    defaultMessage: 'Suspension lifted',
    description: 'An act of staff in the audit log',
  },
  report_dismissed: {
    id: 'back-office.action.report-dismissed',
    defaultMessage: 'Reports dismissed',
    description: 'An act of staff in the audit log',
  },
  report_hidden: {
    id: 'back-office.action.report-hidden',
    defaultMessage: 'Reported content hidden',
    description: 'An act of staff in the audit log',
  },
  report_reversed: {
    id: 'back-office.action.report-reversed',
    defaultMessage: 'Hidden content shown again',
    description: 'An act of staff in the audit log',
  },
  payouts_held: {
    id: 'back-office.action.payouts-held',
    defaultMessage: 'Payouts of an owner held',
    description: 'An act of staff in the audit log',
  },
  payouts_released: {
    id: 'back-office.action.payouts-released',
    defaultMessage: 'Payouts of an owner released',
    description: 'An act of staff in the audit log',
  },
  payout_released: {
    id: 'back-office.action.payout-released',
    defaultMessage: 'Payout released',
    description: 'An act of staff in the audit log',
  },
  claim_granted: {
    id: 'back-office.action.claim-granted',
    defaultMessage: 'Claim granted',
    description: 'An act of staff in the audit log',
  },
  claim_part_granted: {
    id: 'back-office.action.claim-part-granted',
    defaultMessage: 'Part of a claim granted',
    description: 'An act of staff in the audit log',
  },
  claim_rejected: {
    id: 'back-office.action.claim-rejected',
    defaultMessage: 'Claim rejected',
    description: 'An act of staff in the audit log',
  },
  refund_proposed: {
    id: 'back-office.action.refund-proposed',
    defaultMessage: 'Refund proposed',
    description: 'An act of staff in the audit log',
  },
  refund_withdrawn: {
    id: 'back-office.action.refund-withdrawn',
    defaultMessage: 'Proposed refund withdrawn',
    description: 'An act of staff in the audit log',
  },
  booking_cancelled: {
    id: 'back-office.action.booking-cancelled',
    defaultMessage: 'Booking cancelled',
    description: 'An act of staff in the audit log',
  },
  coupon_created: {
    id: 'back-office.action.coupon-created',
    defaultMessage: 'Coupon code created',
    description: 'An act of staff in the audit log',
  },
  coupon_withdrawn: {
    id: 'back-office.action.coupon-withdrawn',
    defaultMessage: 'Coupon code withdrawn',
    description: 'An act of staff in the audit log',
  },
  credit_granted: {
    id: 'back-office.action.credit-granted',
    defaultMessage: 'Credit granted',
    description: 'An act of staff in the audit log',
  },
  credit_withdrawn: {
    id: 'back-office.action.credit-withdrawn',
    defaultMessage: 'Credit withdrawn',
    description: 'An act of staff in the audit log',
  },
  refund_repeated: {
    id: 'back-office.action.refund-repeated',
    defaultMessage: 'Refused refund tried again',
    description: 'An act of staff in the audit log',
  },
  refund_transferred: {
    id: 'back-office.action.refund-transferred',
    defaultMessage: 'Refund paid by transfer',
    description: 'An act of staff in the audit log',
  },
  refund_transfer_proposed: {
    id: 'back-office.action.refund-transfer-proposed',
    defaultMessage: 'Transfer of a refund proposed',
    description: 'An act of staff in the audit log',
  },
  refund_transfer_withdrawn: {
    id: 'back-office.action.refund-transfer-withdrawn',
    defaultMessage: 'Proposed transfer withdrawn',
    description: 'An act of staff in the audit log',
  },
});
