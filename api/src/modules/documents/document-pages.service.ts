import { takesPages } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { createRateLimiter } from '../../core/rate-limiter';
import { HttpError } from '../../core/http-errors';
import { documentFacts, maySee, type Viewer } from './document-facts';
import type { DocumentFiles } from './document-files';
import { createDocumentPagesStore, type PageRow } from './document-pages.store';
import { createDocumentsStore } from './documents.store';
import { lockWithPages, ownPaper, personsMove } from './own-paper';
import { rowNumber } from './row-number';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  files: DocumentFiles;
}

const UPLOADS = { most: 60, withinMs: 600_000 };

/** Pages of papers: who may add them, removing and looking at them. */
export function createDocumentPagesService({ database, clock, files }: Needs) {
  const uploads = createRateLimiter(clock, UPLOADS);

  /**
   * Lets somebody upload, before any file is read.
   * @throws HttpError 404 document_not_found; 405 document_takes_no_pages; TooManyRequestsError
   */
  async function admit(viewer: Viewer, id: string): Promise<number> {
    const row = await ownPaper(database, viewer, id);
    if (!takesPages(row.document_type)) throw new HttpError(405, 'document_takes_no_pages');
    uploads.take(String(viewer.userId));
    return row.id;
  }

  /** @throws HttpError 404 document_not_found, document_page_not_found; 405 document_closed */
  async function remove(viewer: Viewer, id: string, pageId: string): Promise<number> {
    const { id: documentId } = await ownPaper(database, viewer, id);
    await database.transaction().execute(async (within) => {
      const { row, pages } = await lockWithPages(within, documentId);
      const page = pageIn(pages, pageId);
      const { to } = personsMove('remove_page', documentFacts(row, pages.length - 1, clock.today()));
      await createDocumentPagesStore(within).remove([page.id]);
      await createDocumentsStore(within).change(documentId, { status: to });
    });
    await files.sweep(documentId);
    return documentId;
  }

  /** What is on a page. @throws HttpError 404 document_not_found, document_page_not_found */
  async function open(viewer: Viewer, id: string, pageId: string) {
    const row = await createDocumentsStore(database).find(rowNumber(id));
    if (!row || !maySee(row, viewer)) throw new HttpError(404, 'document_not_found');
    const page = pageIn(await createDocumentPagesStore(database).list([row.id]), pageId);
    const content = await files.open(page.file);
    if (!content) throw new HttpError(404, 'document_page_not_found');
    return { type: row.document_type, page, content };
  }

  return { admit, remove, open };
}

export type DocumentPagesService = ReturnType<typeof createDocumentPagesService>;

function pageIn(pages: readonly PageRow[], pageId: string): PageRow {
  const page = pages.find(({ id }) => id === rowNumber(pageId));
  if (!page) throw new HttpError(404, 'document_page_not_found');
  return page;
}
