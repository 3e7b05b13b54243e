import type { Document, DocumentPage, DocumentReason } from '@campavia/contracts';
import {
  documentRequirementsOf,
  DRIVER_DOCUMENTS,
  statusOn,
  acceptsPages,
  shownRefusal,
  type DocumentRefusal,
  type PlainDate,
} from '@campavia/domain';
import type { CatalogueName } from '@campavia/i18n/sites';

import { isMandatory } from './document-facts';
import type { PageRow } from './pages/document-pages.store';
import { translateDocument } from './document-texts';
import type { DocumentRow } from './documents.store';

/** The language and the day on which a document is read. */
export interface Reading {
  catalogue: CatalogueName;
  today: PlainDate;
}

/** A document of the contract. */
export function toDocument(row: DocumentRow, pages: readonly PageRow[], reading: Reading): Document {
  const demands = documentRequirementsOf(row.document_type);
  return {
    id: row.id,
    document_type: row.document_type,
    status: statusOn(row.status, row.expiration_date, reading.today),
    is_mandatory: isMandatory(row),
    pages: pages.map((page) => toPage(page, row.status, reading)),
    pages_mandatory: demands.pages,
    takes_pages: acceptsPages(row.document_type),
    expiration_date: row.expiration_date,
    expiration_date_mandatory: demands.expiry,
    number: row.number,
    number_mandatory: demands.number,
    issuing_country: row.issuing_country,
    real_edition_date: row.real_edition_date,
    reason: withNote(toReason(row.refusal, reading.catalogue), row.review_note),
    is_of_second_driver: row.booking_id !== null && DRIVER_DOCUMENTS.includes(row.document_type),
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
}

function toPage(page: PageRow, documentStatus: DocumentRow['status'], reading: Reading): DocumentPage {
  // A page counts as valid only as long as its document does.
  const status = page.status === 'validated' && documentStatus !== 'validated' ? documentStatus : page.status;
  return {
    id: page.id,
    doc_status: status,
    reason: toReason(page.reason, reading.catalogue),
    name: page.name,
    media_type: page.media_type,
    url: `/3/docs/${page.document_id}/pages/${page.id}/`,
    added_at: page.added_at.toISOString(),
  };
}

/** A reason in words for the holder: never that a document is suspected to be forged. */
export function toReason(reason: DocumentRefusal | null, catalogue: CatalogueName): DocumentReason | null {
  if (reason === null) return null;
  const code = shownRefusal(reason);
  return { code, text: translateDocument(catalogue, `reason_${code}`) };
}

// The note of staff follows the reason.
function withNote(reason: DocumentReason | null, note: string | null): DocumentReason | null {
  return reason && note !== null ? { ...reason, text: `${reason.text} ${note}` } : reason;
}
