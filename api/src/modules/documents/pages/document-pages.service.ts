import { acceptsPages } from '@campavia/domain';

import type { ServiceContext } from '../../../core/app-context';
import { ignoreUnavailableFiles } from '../../../core/files/file-store';
import { withRetry } from '../../../database/with-retry';
import { HttpError } from '../../../core/http-errors';
import { documentFacts, maySee, type Viewer } from '../document-facts';
import type { DocumentFiles } from './document-files';
import { createDocumentPagesStore, type PageRow } from './document-pages.store';
import { createDocumentsStore } from '../documents.store';
import type { DocumentLooks } from '../looks/document-looks';
import { lockWithPages, findOwnDocument, requireTransition } from '../find-own-document';
import { parseRowId } from '../../../core/parse-row-id';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  files: DocumentFiles;
  looks: DocumentLooks;
}

const UPLOADS = { most: 60, withinMs: 600_000 };

/** Pages of documents: who may add, remove and read them. */
export function createDocumentPagesService({ database, clock, rateLimits, files, looks }: Needs) {
  const uploads = rateLimits.limiter('document-page', UPLOADS);

  /**
   * Checks that the user may upload, before any file is read.
   * @throws HttpError 404 document_not_found; 405 document_takes_no_pages; TooManyRequestsError
   */
  async function requireUpload(viewer: Viewer, id: string): Promise<number> {
    const row = await findOwnDocument(database, viewer, id);
    if (!acceptsPages(row.document_type)) throw new HttpError(405, 'document_takes_no_pages');
    await uploads.take(String(viewer.userId));
    return row.id;
  }

  /** @throws HttpError 404 document_not_found, document_page_not_found; 405 document_closed */
  async function remove(viewer: Viewer, id: string, pageId: string): Promise<number> {
    const { id: documentId } = await findOwnDocument(database, viewer, id);
    await withRetry(database, async (within) => {
      const { row, pages } = await lockWithPages(within, documentId);
      const page = pageIn(pages, pageId);
      const { to } = requireTransition('remove_page', documentFacts(row, pages.length - 1, clock.today()));
      await createDocumentPagesStore(within).remove([page.id]);
      await createDocumentsStore(within).change(documentId, { status: to });
    });
    await files.removeUnused(documentId).catch(ignoreUnavailableFiles);
    return documentId;
  }

  /** The content of a page. @throws HttpError 404 document_not_found, document_page_not_found */
  async function open(viewer: Viewer, id: string, pageId: string) {
    const row = await createDocumentsStore(database).find(parseRowId(id));
    if (!row || !maySee(row, viewer)) throw new HttpError(404, 'document_not_found');
    const page = pageIn(await createDocumentPagesStore(database).list([row.id]), pageId);
    const content = await files.open(page.file);
    if (!content) throw new HttpError(404, 'document_page_not_found');
    await looks.recordPage(viewer, row, page.id);
    return { type: row.document_type, page, content };
  }

  return { requireUpload, remove, open };
}

export type DocumentPagesService = ReturnType<typeof createDocumentPagesService>;

function pageIn(pages: readonly PageRow[], pageId: string): PageRow {
  const page = pages.find(({ id }) => id === parseRowId(pageId));
  if (!page) throw new HttpError(404, 'document_page_not_found');
  return page;
}
