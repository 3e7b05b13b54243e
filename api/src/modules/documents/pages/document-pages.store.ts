import type { Insertable, Selectable } from 'kysely';

import type { DocumentRefusal, DocumentStatus } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import type { DocumentPageTable } from '../../../database/document-schema';

export type PageRow = Selectable<DocumentPageTable>;

/** Reads and writes pages of documents. */
export function createDocumentPagesStore(database: Database) {
  function list(documentIds: readonly number[]): Promise<PageRow[]> {
    if (documentIds.length === 0) return Promise.resolve([]);
    return database
      .selectFrom('document_page')
      .selectAll()
      .where('document_id', 'in', [...documentIds])
      .orderBy('id')
      .execute();
  }

  /** Adds pages; a page with the content of an existing one is not added again. */
  async function add(pages: readonly Insertable<DocumentPageTable>[]): Promise<void> {
    await database
      .insertInto('document_page')
      .values([...pages])
      .onConflict((conflict) => conflict.column('file').doNothing())
      .execute();
    const files = pages.map(({ file }) => file);
    await database.deleteFrom('document_file_leaving').where('file', 'in', files).execute();
  }

  async function remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await database
      .deleteFrom('document_page')
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Sets the status of all pages of a document, or of some. */
  async function setStatus(
    documentId: number,
    { status, reason = null }: { status: DocumentStatus; reason?: DocumentRefusal | null },
    among?: readonly number[],
  ): Promise<void> {
    let reviewed = database.updateTable('document_page').set({ status, reason });
    if (among) reviewed = reviewed.where('id', 'in', [...among]);
    await reviewed.where('document_id', '=', documentId).execute();
  }

  return { list, add, remove, setStatus };
}
