import type { Document } from '@campavia/contracts';
import { effectiveDocumentStatus, MAX_PAGES, type DocumentStatus, type DocumentType } from '@campavia/domain';

/** Documents whose pages their holder uploads: as a driver, of a trip, as an owner, and of a camper. */
export const UPLOADABLE_TYPES = [
  'driving_licen',
  'id_proof',
  'addr_proof',
  'covid_proof',
  'detail_decl',
  'reg_proof',
  'reg_association',
  'shareholder_decl',
  'car_registr',
  'car_proof_insu',
  'MOT',
  'dvla',
] as const satisfies readonly DocumentType[];
export type UploadableType = (typeof UPLOADABLE_TYPES)[number];

export type UploadableDocument = Document & { document_type: UploadableType };

/** Whether this document has pages to upload: contracts, bank accounts and tax numbers have other screens. */
export function isUploadable(document: Document): document is UploadableDocument {
  return UPLOADABLE_TYPES.some((type) => type === document.document_type);
}

/** Names of the form for a document's pages, date and number in addresses of owners. */
export const OWNER_FORMS: readonly string[] = ['upload', 'date', 'idn'];

/** The guest's next action for a document; none while it is reviewed and once it is valid. */
export type DocumentAction = 'add' | 'continue' | 'again' | 'renew';

const ACTIONS: Partial<Record<DocumentStatus, DocumentAction>> = {
  created: 'add',
  added: 'continue',
  needdoc: 'again',
  refused: 'again',
  refuse_mgp: 'again',
  expired: 'renew',
  exp_soon: 'renew',
};

export function findDocumentAction({ status }: Pick<Document, 'status'>): DocumentAction | undefined {
  return ACTIONS[status];
}

const REFUSED: readonly DocumentStatus[] = ['refused', 'refuse_mgp', 'needdoc', 'expired'];

/** Whether a document was sent and is requested again. */
export function isRefused({ status }: Pick<Document, 'status'>): boolean {
  return REFUSED.includes(status);
}

const ORDER: readonly DocumentStatus[] = [
  ...REFUSED,
  ...(['added', 'created', 'valid_ask', 'external_transmission', 'exp_soon', 'validated'] as const),
];

/** Refused documents first, then incomplete ones, those in review, valid ones. */
export function sortDocuments(documents: readonly UploadableDocument[]): UploadableDocument[] {
  return [...documents].sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
}

/** Whether a document needs an action of the guest. */
export function isWaiting({ status }: Pick<Document, 'status'>): boolean {
  return effectiveDocumentStatus(status) === 'missing';
}

export interface DocumentCounts {
  all: number;
  sent: number;
  checked: number;
}

/** Number of sent and of validated documents among those that a trip needs. */
export function countDocuments(
  documents: readonly Pick<Document, 'status' | 'is_mandatory'>[],
): DocumentCounts {
  const statuses = documents
    .filter(({ is_mandatory }) => is_mandatory)
    .map(({ status }) => effectiveDocumentStatus(status));
  const checked = statuses.filter((status) => status === 'validated').length;
  const missing = statuses.filter((status) => status === 'missing').length;
  return { all: statuses.length, sent: statuses.length - missing, checked };
}

export type DetailField = 'number' | 'expiration_date' | 'real_edition_date';

/** Fields of a document besides its pages. A licence may be valid for life, so that its expiry date is optional. */
export function listDetailFields(document: Document): { name: DetailField; isOptional: boolean }[] {
  const fields: { name: DetailField; isOptional: boolean }[] = [];
  if (document.number_mandatory) fields.push({ name: 'number', isOptional: false });
  if (document.expiration_date_mandatory) fields.push({ name: 'expiration_date', isOptional: false });
  else if (document.document_type === 'driving_licen')
    fields.push({ name: 'expiration_date', isOptional: true });
  if (document.document_type === 'addr_proof') fields.push({ name: 'real_edition_date', isOptional: true });
  return fields;
}

/** Why a document cannot be submitted yet. */
export type SendObstacle = 'sending' | 'pages';

export function findSendObstacle(
  { status, pages, pages_mandatory }: Pick<Document, 'status' | 'pages' | 'pages_mandatory'>,
  uploading: number,
): SendObstacle | undefined {
  if (uploading > 0) return 'sending';
  // Until its first new page, a refused document has only the pages that were refused.
  return status !== 'added' || pages.length < pages_mandatory ? 'pages' : undefined;
}

/** The number of pages of a document once uploads have finished: its first new page replaces the refused ones. */
export function countPagesAhead({ status, pages }: Pick<Document, 'status' | 'pages'>, uploading: number) {
  const staying = status === 'added' ? pages : pages.filter(({ doc_status }) => doc_status === 'added');
  return staying.length + uploading;
}

export function acceptsMorePages(document: Pick<Document, 'status' | 'pages'>, uploading: number): boolean {
  return countPagesAhead(document, uploading) < MAX_PAGES;
}
