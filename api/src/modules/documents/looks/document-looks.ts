import type { AppContext } from '../../../core/app-context';
import { holderOf, type Viewer } from '../document-facts';
import type { DocumentRow } from '../documents.store';

/** Records who looks at documents. The database refuses to change or delete these records. */
export function createDocumentLooks({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  /** Records that a page is opened, before it is sent. */
  function recordPage(viewer: Viewer, row: DocumentRow, pageId: number): Promise<void> {
    return record(viewer, [row], pageId);
  }

  /** Records reads of document details by anyone but the holder, and by staff who act as the holder. */
  function recordDetails(viewer: Viewer, rows: readonly DocumentRow[]): Promise<void> {
    const isByOther = (row: DocumentRow) => viewer.actorId !== undefined || holderOf(row) !== viewer.userId;
    return record(viewer, rows.filter(isByOther), null);
  }

  async function record(viewer: Viewer, rows: readonly DocumentRow[], pageId: number | null): Promise<void> {
    if (rows.length === 0) return;
    const looks = rows.map((row) => ({
      document_id: row.id,
      document_type: row.document_type,
      page_id: pageId,
      holder_id: holderOf(row),
      viewer_id: viewer.userId,
      actor_id: viewer.actorId ?? null,
      looked_at: clock.now(),
    }));
    await database.insertInto('document_look').values(looks).execute();
  }

  return { recordPage, recordDetails };
}

export type DocumentLooks = ReturnType<typeof createDocumentLooks>;
