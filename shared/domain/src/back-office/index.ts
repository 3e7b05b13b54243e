export * from './money-by-hand';

/** Actions of staff; each is recorded in the audit log. */
export const STAFF_ACTIONS = [
  'document_opened',
  'document_accepted',
  'document_asked_again',
  'document_refused',
  'listing_approved',
  'listing_changes_asked',
  'user_suspended',
  'user_restored',
  'report_dismissed',
  'report_hidden',
  'report_reversed',
  'payouts_held',
  'payouts_released',
  'payout_released',
  'claim_granted',
  'claim_part_granted',
  'claim_rejected',
  'refund_proposed',
  'refund_withdrawn',
  'booking_cancelled',
  'coupon_created',
  'coupon_withdrawn',
  'credit_granted',
  'credit_withdrawn',
  'refund_repeated',
  'refund_transferred',
  'refund_transfer_proposed',
  'refund_transfer_withdrawn',
] as const;
export type StaffActionName = (typeof STAFF_ACTIONS)[number];

/** The subjects of actions of staff. */
export const STAFF_ACTION_SUBJECTS = [
  'document',
  'listing',
  'user',
  'report',
  'payout',
  'booking',
  'coupon',
  'credit',
  'refund',
] as const;
export type StaffActionSubject = (typeof STAFF_ACTION_SUBJECTS)[number];

/** The queues of work for staff. */
export const BACK_OFFICE_QUEUES = [
  'documents',
  'proofs',
  'listings',
  'reported_listings',
  'reported_reviews',
  'reported_messages',
  'incidents',
  'payouts',
  'refunds',
] as const;
export type BackOfficeQueue = (typeof BACK_OFFICE_QUEUES)[number];

/** Decisions of staff about a document. */
export const DOCUMENT_DECISIONS = ['accept', 'ask_again', 'refuse'] as const;
export type DocumentDecision = (typeof DOCUMENT_DECISIONS)[number];

/** How long a document is reserved for the member of staff who opened it, in milliseconds. */
export const DOCUMENT_CLAIM_MS = 10 * 60_000;

/** Maximum length of a note of staff about a document, in characters. */
export const MAX_REVIEW_NOTE_LENGTH = 1000;

/** The subjects of reports by users. */
export const REPORT_SUBJECTS = ['listing', 'review', 'message'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Decisions of staff about a report; `hide` takes a listing off offer. */
export const REPORT_DECISIONS = ['dismiss', 'hide'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** The outcome of a report; `reversed` once hidden content is shown again. */
export const REPORT_OUTCOMES = ['dismissed', 'hidden', 'reversed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Maximum length of the reason for a decision of staff, in characters. */
export const MAX_STAFF_REASON_LENGTH = 1000;

/** Why a message of a chat is reported. */
export const MESSAGE_REPORT_REASONS = [
  'OFFENSIVE',
  'PAYS_ELSEWHERE',
  'PRIVATE',
  'ADVERTISING',
  'OTHER',
] as const;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];
