import type { Database } from '../../database/connect';

/** Reads and writes which files no page has. */
export function createDocumentFilesStore(database: Database) {
  /** Remembers files that are about to be kept: without a page by then they are removed. */
  async function expect(files: readonly string[], documentId: number, until: Date): Promise<void> {
    const rows = files.map((file) => ({ file, document_id: documentId, due_at: until }));
    await database
      .insertInto('document_file_leaving')
      .values(rows)
      .onConflict((conflict) => conflict.column('file').doUpdateSet({ due_at: until }))
      .execute();
  }

  /** Files that were let go, or that nobody came back for. */
  function leaving(at: Date, documentId?: number) {
    let files = database
      .selectFrom('document_file_leaving')
      .select(['file', 'document_id'])
      .where('due_at', '<=', at);
    if (documentId !== undefined) files = files.where('document_id', '=', documentId);
    return files.limit(100).execute();
  }

  async function isKept(file: string): Promise<boolean> {
    const page = database.selectFrom('document_page').select('id').where('file', '=', file);
    return (await page.executeTakeFirst()) !== undefined;
  }

  async function forget(file: string): Promise<void> {
    await database.deleteFrom('document_file_leaving').where('file', '=', file).execute();
  }

  return { expect, leaving, isKept, forget };
}
