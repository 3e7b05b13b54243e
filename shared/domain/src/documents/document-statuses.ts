import { addDays, compareDates, type PlainDate } from '../dates';
import type { DocumentWindowStatus } from '../stay';

/** The statuses of a document. */
export const DOCUMENT_STATUSES = [
  'created',
  'added',
  'valid_ask',
  'validated',
  'external_transmission',
  'needdoc',
  'refused',
  'refuse_mgp',
  'exp_soon',
  'expired',
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** The statuses in which the person who sends a document has to act. */
export const STATUSES_TO_SEND: readonly DocumentStatus[] = [
  'created',
  'added',
  'needdoc',
  'refused',
  'refuse_mgp',
  'expired',
];

/** How many days before a document expires its owner is notified. */
export const EXPIRY_WARNING_DAYS = 30;

const VALID: readonly DocumentStatus[] = ['validated', 'exp_soon'];
const ASKED: readonly DocumentStatus[] = ['valid_ask', 'external_transmission'];

/** The status of a document on a day: expired from its expiry date on, even if a job is late. */
export function statusOn(status: DocumentStatus, expiry: PlainDate | null, day: PlainDate): DocumentStatus {
  if (!VALID.includes(status) || expiry === null) return status;
  if (compareDates(day, expiry) >= 0) return 'expired';
  return compareDates(day, addDays(expiry, -EXPIRY_WARNING_DAYS)) >= 0 ? 'exp_soon' : status;
}

/** The effect of a status on a trip. */
export function effectiveDocumentStatus(status: DocumentStatus): DocumentWindowStatus {
  if (VALID.includes(status)) return 'validated';
  return ASKED.includes(status) ? 'asked' : 'missing';
}

/** Aggregate status of the documents of a person or camper. */
export type DocumentsSummary = 'validated' | 'valid_ask' | 'none';

/** Validated when all mandatory documents are, asked when the rest of them is at least submitted. */
export function summariseDocuments(
  documents: readonly { status: DocumentStatus; isMandatory: boolean }[],
): DocumentsSummary {
  const statuses = documents
    .filter(({ isMandatory }) => isMandatory)
    .map(({ status }) => effectiveDocumentStatus(status));
  if (statuses.every((each) => each === 'validated')) return 'validated';
  return statuses.includes('missing') ? 'none' : 'valid_ask';
}
