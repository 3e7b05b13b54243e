import type { Generated } from 'kysely';

import type { DocumentRefusal, DocumentStatus, DocumentType, PlainDate } from '@campavia/domain';

/** Media types of a document page. Pictures are stored as webp. */
export type PageMediaType = 'image/webp' | 'image/heic' | 'application/pdf' | 'text/html';

export interface DocumentTable {
  id: Generated<number>;
  document_type: DocumentType;
  user_id: number | null;
  vehicle_id: number | null;
  booking_id: number | null;
  status: Generated<DocumentStatus>;
  expiration_date: PlainDate | null;
  number: string | null;
  /** Country that issued the number; ISO 3166-1 alpha-2. */
  issuing_country: Generated<string | null>;
  real_edition_date: PlainDate | null;
  refusal: DocumentRefusal | null;
  created_at: Date;
  submitted_at: Date | null;
  due_at: Date | null;
  review_note: string | null;
}

export interface DocumentPageTable {
  id: Generated<number>;
  document_id: number;
  file: string;
  media_type: PageMediaType;
  bytes: number;
  name: string;
  status: DocumentStatus;
  reason: DocumentRefusal | null;
  added_at: Date;
}

/** Audit log of document access; append-only. */
export interface DocumentLookTable {
  id: Generated<string>;
  document_id: number;
  document_type: DocumentType;
  page_id: number | null;
  holder_id: number | null;
  viewer_id: number;
  actor_id: number | null;
  looked_at: Date;
}

/** Tax data of paid owners that must be retained after their accounts are deleted. */
export interface RetainedTaxRecordTable {
  user_id: number;
  first_name: string;
  last_name: string;
  borned_on: PlainDate | null;
  street: string | null;
  zipcode: string | null;
  city: string | null;
  country: string | null;
  company_name: string | null;
  registration_number: string | null;
  vat_number: string | null;
  tax_number: string | null;
  tax_country: string | null;
  retained_until: PlainDate;
}

/** Tables of documents. */
export interface DocumentTables {
  document: DocumentTable;
  document_page: DocumentPageTable;
  document_look: DocumentLookTable;
  retained_tax_record: RetainedTaxRecordTable;
  document_claim: { document_id: number; staff_id: number; claimed_at: Date };
  document_file_leaving: { file: string; document_id: number; due_at: Date };
}
