import type { Database } from '../../../database/connect';

/** Reads and writes which files no page uses. */
export function createDocumentFilesStore(database: Database) {
  /** Registers files that are about to be stored: without a page by `until` they are removed. */
  async function reserve(files: readonly string[], documentId: number, until: Date): Promise<void> {
    const rows = files.map((file) => ({ file, document_id: documentId, due_at: until }));
    await database
      .insertInto('document_file_leaving')
      .values(rows)
      .onConflict((conflict) => conflict.column('file').doUpdateSet({ due_at: until }))
      .execute();
  }

  /** Files that no page uses any more, or that no page came to use. */
  function listUnused(at: Date, documentId?: number) {
    let files = database
      .selectFrom('document_file_leaving')
      .select(['file', 'document_id'])
      .where('due_at', '<=', at);
    if (documentId !== undefined) files = files.where('document_id', '=', documentId);
    return files.limit(100).execute();
  }

  /** Locks an unused file; false when it is being stored again, which then waits until it is removed. */
  async function lockUnused(file: string, at: Date): Promise<boolean> {
    const row = database.selectFrom('document_file_leaving').select('file').where('file', '=', file);
    return (await row.where('due_at', '<=', at).forUpdate().executeTakeFirst()) !== undefined;
  }

  /** Files of these that are registered beyond a moment, or that a page uses. */
  async function listStored(files: readonly string[], at: Date): Promise<Set<string>> {
    const registered = database.selectFrom('document_file_leaving').select('file').where('due_at', '>', at);
    const used = database
      .selectFrom('document_page')
      .select('file')
      .where('file', 'in', [...files]);
    const rows = await registered
      .where('file', 'in', [...files])
      .union(used)
      .execute();
    return new Set(rows.map(({ file }) => file));
  }

  /** Makes registered files due, so that they are removed unless a page uses them. */
  async function expire(files: readonly string[], at: Date): Promise<void> {
    const rows = database.updateTable('document_file_leaving').set({ due_at: at });
    await rows.where('file', 'in', [...files]).execute();
  }

  async function isUsed(file: string): Promise<boolean> {
    const page = database.selectFrom('document_page').select('id').where('file', '=', file);
    return (await page.executeTakeFirst()) !== undefined;
  }

  async function release(file: string): Promise<void> {
    await database.deleteFrom('document_file_leaving').where('file', '=', file).execute();
  }

  return { reserve, listUnused, lockUnused, listStored, expire, isUsed, release };
}
