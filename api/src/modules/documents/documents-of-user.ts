import { statusOn, type DocumentStatus, type DocumentType, type PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { createDocumentsStore } from './documents.store';

/** A document with its status. */
export interface PersonDocument {
  id: number;
  document_type: DocumentType;
  status: DocumentStatus;
}

/** The documents of a person, with the expiry as of a day applied. */
export async function listDocumentsOfUser(
  database: Database,
  userId: number,
  today: PlainDate,
): Promise<PersonDocument[]> {
  const rows = await createDocumentsStore(database).listStatuses(userId);
  return rows.map(({ id, document_type, status, expiration_date }) => ({
    id,
    document_type,
    status: statusOn(status, expiration_date, today),
  }));
}
