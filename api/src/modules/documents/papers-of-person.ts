import { statusOn, type DocumentStatus, type DocumentType, type PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { createDocumentsStore } from './documents.store';

/** A paper in a word. */
export interface PaperOfPerson {
  id: number;
  document_type: DocumentType;
  status: DocumentStatus;
}

/** The papers that somebody was asked for so far, with what has expired by a day expired. */
export async function papersOfPerson(
  database: Database,
  userId: number,
  today: PlainDate,
): Promise<PaperOfPerson[]> {
  const rows = await createDocumentsStore(database).briefly(userId);
  return rows.map(({ id, document_type, status, expiration_date }) => ({
    id,
    document_type,
    status: statusOn(status, expiration_date, today),
  }));
}
