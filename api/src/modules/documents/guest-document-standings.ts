import {
  DRIVER_DOCUMENTS,
  standingOf,
  statusOn,
  todayIn,
  type DocumentStanding,
  type DocumentType,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import { createDocumentSetsStore } from './document-sets.store';
import { createDocumentsStore, type DocumentOwner } from './documents.store';

const MARKET_TIME_ZONE = 'Europe/Paris';

/**
 * Where the papers stand that whoever drives must have, for `checkDocuments`: the guest's, and with a booking those of
 * its second driver as well.
 * @param at the moment for which it is asked: a paper that has expired by then is missing
 */
export async function guestDocumentStandings(
  database: Database,
  userId: number,
  at: Date,
  bookingId?: number,
): Promise<DocumentStanding[]> {
  const standings = await standingsOf({ column: 'user_id', id: userId });
  if (bookingId === undefined) return standings;
  const booking = await createDocumentSetsStore(database).booking(bookingId);
  if (!booking?.second_driver) return standings;
  return [...standings, ...(await standingsOf({ column: 'booking_id', id: bookingId }))];

  async function standingsOf(owner: DocumentOwner): Promise<DocumentStanding[]> {
    const rows = await createDocumentsStore(database).list(owner, DRIVER_DOCUMENTS);
    const day = todayIn(MARKET_TIME_ZONE, at);
    return DRIVER_DOCUMENTS.map((type: DocumentType) => {
      const row = rows.find(({ document_type }) => document_type === type);
      return row ? standingOf(statusOn(row.status, row.expiration_date, day)) : 'missing';
    });
  }
}
