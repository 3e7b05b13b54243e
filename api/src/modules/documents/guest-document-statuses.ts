import {
  DRIVER_DOCUMENTS,
  effectiveDocumentStatus,
  statusOn,
  todayIn,
  type DocumentWindowStatus,
  type DocumentType,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import { createDocumentSetsStore } from './document-sets.store';
import { createDocumentsStore, type DocumentOwner } from './documents.store';

const MARKET_TIME_ZONE = 'Europe/Paris';

/**
 * The status of each document that drivers must have, for `checkDocuments`: those of the guest and, with a booking, also
 * those of its second driver.
 * @param at a document that has expired by then counts as missing
 */
export async function listGuestDocumentStatuses(
  database: Database,
  userId: number,
  at: Date,
  bookingId?: number,
): Promise<DocumentWindowStatus[]> {
  const statuses = await statusesOf({ column: 'user_id', id: userId });
  if (bookingId === undefined) return statuses;
  const booking = await createDocumentSetsStore(database).booking(bookingId);
  if (!booking?.second_driver) return statuses;
  return [...statuses, ...(await statusesOf({ column: 'booking_id', id: bookingId }))];

  async function statusesOf(owner: DocumentOwner): Promise<DocumentWindowStatus[]> {
    const rows = await createDocumentsStore(database).list(owner, DRIVER_DOCUMENTS);
    const day = todayIn(MARKET_TIME_ZONE, at);
    return DRIVER_DOCUMENTS.map((type: DocumentType) => {
      const row = rows.find(({ document_type }) => document_type === type);
      return row ? effectiveDocumentStatus(statusOn(row.status, row.expiration_date, day)) : 'missing';
    });
  }
}
