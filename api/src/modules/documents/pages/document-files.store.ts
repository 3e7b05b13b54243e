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

  async function isUsed(file: string): Promise<boolean> {
    const page = database.selectFrom('document_page').select('id').where('file', '=', file);
    return (await page.executeTakeFirst()) !== undefined;
  }

  async function release(file: string): Promise<void> {
    await database.deleteFrom('document_file_leaving').where('file', '=', file).execute();
  }

  return { reserve, listUnused, isUsed, release };
}
