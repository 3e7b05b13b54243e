import { sql, type Selectable, type Updateable } from 'kysely';

import type { Database } from '../../../database/connect';
import type { ProviderDocumentTable } from '../../../database/payment-schema';
import {
  PROVIDER_DOCUMENT_TYPES,
  type ProviderDocumentType,
} from '../../../providers/owner-accounts/owner-accounts-provider';
import type { DocumentRow } from '../documents.store';

export type ProviderDocumentRow = Selectable<ProviderDocumentTable>;

/** Reads and writes submissions of documents to the payment provider. */
export function createProviderDocumentsStore(database: Database) {
  /** Queues a document in place of its earlier submission. */
  async function queue(documentId: number, at: Date): Promise<void> {
    await database
      .updateTable('provider_document')
      .set({ status: 'REPLACED', try_at: null })
      .where('document_id', '=', documentId)
      .where('status', '<>', 'REPLACED')
      .execute();
    await database
      .insertInto('provider_document')
      .values({
        document_id: documentId,
        provider_id: null,
        provider_user_id: null,
        queued_at: at,
        try_at: at,
      })
      .execute();
  }

  /** Whether the holder rents campers out, or is registered at the provider. */
  async function isOwner(userId: number): Promise<boolean> {
    const { rows } = await sql`
      select 1 from camper where owner_id = ${userId} and status not in ('deleted', 'deleted_owner')
      union all select 1 from provider_user where user_id = ${userId} limit 1`.execute(database);
    return rows.length > 0;
  }

  /** Valid documents with pages that an owner sent before they were registered at the provider. */
  async function listValid(userId: number): Promise<number[]> {
    const rows = await database
      .selectFrom('document')
      .select('id')
      .where('user_id', '=', userId)
      .where('document_type', 'in', [...PROVIDER_DOCUMENT_TYPES])
      .where('status', 'in', ['validated', 'exp_soon'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('document_page')
            .select('document_page.id')
            .whereRef('document_page.document_id', '=', 'document.id'),
        ),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  return { queue, isOwner, listValid, ...submitting(database) };
}

function submitting(database: Database) {
  /** Claims due submissions until a time, so that another process leaves them alone. */
  async function claimDue(now: Date, until: Date, limit: number): Promise<ProviderDocumentRow[]> {
    const { rows } = await sql<ProviderDocumentRow>`
      update provider_document set try_at = ${until}, tries = tries + 1
        where id in (
          select id from provider_document where try_at <= ${now}
            order by try_at limit ${limit} for update skip locked)
        returning *`.execute(database);
    return rows;
  }

  function findByProvider(providerId: string): Promise<ProviderDocumentRow | undefined> {
    return database
      .selectFrom('provider_document')
      .selectAll()
      .where('provider_id', '=', providerId)
      .executeTakeFirst();
  }

  async function update(id: number, changes: Updateable<ProviderDocumentTable>): Promise<void> {
    await database.updateTable('provider_document').set(changes).where('id', '=', id).execute();
  }

  /** Stores a new status. @returns false if it is stored already, or another submission took its place */
  async function setStatus(id: number, status: ProviderDocumentRow['status']): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('provider_document')
      .set({ status, try_at: null })
      .where('id', '=', id)
      .where('status', 'not in', [status, 'REPLACED'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return { claimDue, findByProvider, update, setStatus };
}

/** Whether the provider reviews documents of this type. */
export function isProviderType(type: DocumentRow['document_type']): type is ProviderDocumentType {
  return PROVIDER_DOCUMENT_TYPES.some((known) => known === type);
}

/**
 * Queues a document for the provider within the transaction that accepts it. Only owners have documents there.
 * @returns false if the document is not for the provider
 */
export async function queueForProvider(within: Database, row: DocumentRow, at: Date): Promise<boolean> {
  if (row.user_id === null || !isProviderType(row.document_type)) return false;
  const store = createProviderDocumentsStore(within);
  if (!(await store.isOwner(row.user_id))) return false;
  await store.queue(row.id, at);
  return true;
}
