import type { Generated } from 'kysely';

import type { DocumentRefusal, DocumentStatus, DocumentType, PlainDate } from '@campavia/domain';

/** What a page of a document can be. Pictures are kept as webp, whatever they came as. */
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
  real_edition_date: PlainDate | null;
  refusal: DocumentRefusal | null;
  created_at: Date;
  submitted_at: Date | null;
  due_at: Date | null;
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

/** Tables of papers. */
export interface DocumentTables {
  document: DocumentTable;
  document_page: DocumentPageTable;
  document_file_leaving: { file: string; document_id: number; due_at: Date };
}
