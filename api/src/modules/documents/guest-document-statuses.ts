import {
  DRIVER_DOCUMENTS,
  effectiveDocumentStatus,
  statusOn,
  todayIn,
  type DocumentStatus,
  type DocumentWindowStatus,
  type DocumentType,
  type PlainDate,
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
    return DRIVER_DOCUMENTS.map((type: DocumentType) => statusOfType(rows, type, day));
  }
}

interface StoredStatus {
  document_type: DocumentType;
  status: DocumentStatus;
  expiration_date: PlainDate | null;
}

function statusOfType(
  rows: readonly StoredStatus[],
  type: DocumentType,
  day: PlainDate,
): DocumentWindowStatus {
  const row = rows.find(({ document_type }) => document_type === type);
  return row ? effectiveDocumentStatus(statusOn(row.status, row.expiration_date, day)) : 'missing';
}

/** The status of each document that drivers must have, of several people by their id. */
export async function listDriverStatuses(
  database: Database,
  userIds: readonly number[],
  at: Date,
): Promise<Map<number, DocumentWindowStatus[]>> {
  if (!userIds.length) return new Map();
  const rows = await createDocumentsStore(database).listStatusesOf(userIds, DRIVER_DOCUMENTS);
  const day = todayIn(MARKET_TIME_ZONE, at);
  return new Map(
    userIds.map((id) => {
      const own = rows.filter(({ user_id }) => user_id === id);
      return [id, DRIVER_DOCUMENTS.map((type: DocumentType) => statusOfType(own, type, day))];
    }),
  );
}
