import { addDays, EXPIRY_WARNING_DAYS, statusOn } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import type { Database } from '../../../database/connect';
import type { DocumentEmails } from '../document-emails';
import { isMandatory } from '../document-facts';
import { createDocumentHoldersStore } from '../document-holders.store';
import { createDocumentsStore, type DocumentRow } from '../documents.store';
import { createDocumentPagesStore } from '../pages/document-pages.store';
import { createDueDocumentsStore } from './due-documents.store';
import type { DocumentReviewer } from './review-document';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  /** Undefined where documents wait for a review by people. */
  reviewer: DocumentReviewer | undefined;
  emails: DocumentEmails;
}

const RETRY_MS = 60_000;

/** Documents that are due for review or expiry. */
export function createDueDocuments({ database, clock, reviewer, emails }: Needs) {
  /** Reviews documents that are due. A failed review is put off and does not hold up the others. */
  async function reviewDue(): Promise<number> {
    if (!reviewer) return 0;
    const ids = await createDueDocumentsStore(database).due('document', clock.now());
    await forEachDespiteErrors(ids, (id) => reviewOne(id, reviewer));
    return ids.length;
  }

  async function reviewOne(id: number, { review }: DocumentReviewer): Promise<void> {
    try {
      await changeLocked(id, async (transaction, row) => {
        const isDue = row.due_at !== null && row.due_at <= clock.now();
        if (!isDue) return;
        await review(transaction, { row, pages: await createDocumentPagesStore(transaction).list([id]) });
      });
    } catch (error) {
      const due_at = new Date(clock.now().getTime() + RETRY_MS);
      await createDocumentsStore(database).change(id, { due_at });
      throw error;
    }
  }

  /** Stores which documents expire soon or have expired, e-mails their holders, and unpublishes campers that need them. */
  async function expireDue(): Promise<number> {
    const today = clock.today();
    const warnedUntil = addDays(today, EXPIRY_WARNING_DAYS);
    const ids = await createDueDocumentsStore(database).expiring(today, warnedUntil);
    await forEachDespiteErrors(ids, (id) => changeLocked(id, expireOne));
    return ids.length;
  }

  async function expireOne(transaction: Database, row: DocumentRow): Promise<void> {
    const status = statusOn(row.status, row.expiration_date, clock.today());
    if (status === row.status) return;
    await createDocumentsStore(transaction).change(row.id, { status });
    await emails.send(transaction, { ...row, status });
    if (status !== 'expired' || !isMandatory(row)) return;
    const holders = createDocumentHoldersStore(transaction);
    if (row.vehicle_id !== null) await holders.unpublish({ vehicleId: row.vehicle_id });
    if (row.user_id !== null && row.document_type !== 'driving_licen') {
      await holders.unpublish({ ownerId: row.user_id });
    }
  }

  function changeLocked(id: number, change: (transaction: Database, row: DocumentRow) => Promise<void>) {
    return database.transaction().execute(async (transaction) => {
      const row = await createDocumentsStore(transaction).lock(id);
      if (row) await change(transaction, row);
    });
  }

  return { reviewDue, expireDue };
}
