import { documentRequirementsOf, MAX_PAGES, type DocumentTransition } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { ignoreUnavailableFiles } from '../../../core/files/file-store';
import type { Database } from '../../../database/connect';
import { InvalidFieldsError } from '../../../core/http-errors';
import type { UploadProcesses } from '../../../core/uploads/upload-processes';
import { documentFacts } from '../document-facts';
import type { DocumentFiles } from './document-files';
import { createDocumentPagesStore } from './document-pages.store';
import { createDocumentsStore, type DocumentRow } from '../documents.store';
import { lockWithPages, requireTransition } from '../find-own-document';
import { readPageFile, type PageFile } from './read-page-file';
import type { SentFile } from './read-page-form';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  files: DocumentFiles;
  uploads: UploadProcesses;
}

/** Pages of a form, and the names of their files. */
interface Stored {
  read: readonly PageFile[];
  sent: readonly SentFile[];
  names: readonly string[];
}

/** Adds uploaded pages to documents. */
export function createPageUploader({ database, clock, files, uploads }: Needs) {
  /** Adds pages to a document. @throws HttpError 405 document_closed; InvalidFieldsError on `page`; ServiceUnavailableError */
  async function add(documentId: number, sent: readonly SentFile[]): Promise<void> {
    const read: PageFile[] = [];
    for (const { content } of sent) read.push(await readPageFile(content, uploads));
    const contents = read.map(({ content }) => content);
    const names = await files.store(documentId, contents);
    try {
      await database.transaction().execute((within) => addStored(within, documentId, { read, sent, names }));
    } catch (error) {
      // Otherwise the job removes the files an hour later.
      await files.discard(documentId, names).catch(() => undefined);
      throw error;
    }
    await files.removeUnused(documentId).catch(ignoreUnavailableFiles);
  }

  async function addStored(within: Database, documentId: number, { read, sent, names }: Stored) {
    await createDocumentsStore(within).lock(documentId);
    await files.requireStored(within, names);
    const status = await requireSpace(within, documentId, names);
    const pages = read.map(({ mediaType, content }, index) => ({
      document_id: documentId,
      file: names[index] ?? '',
      media_type: mediaType,
      status,
      bytes: content.length,
      name: sent[index]?.name ?? '',
      added_at: clock.now(),
    }));
    await createDocumentPagesStore(within).add(pages);
  }

  async function requireSpace(within: Database, documentId: number, names: readonly string[]) {
    const { row, pages } = await lockWithPages(within, documentId);
    const { to } = requireTransition('add_page', documentFacts(row, pages.length, clock.today()));
    const replaced = to === 'added' ? pages.filter(({ status }) => status !== 'added') : [];
    const stay = pages.filter((page) => !replaced.includes(page)).map(({ file }) => file);
    if (new Set([...stay, ...names]).size > MAX_PAGES) {
      throw new InvalidFieldsError({
        page: { id: 'document_pages_too_many', values: { limit: MAX_PAGES } },
      });
    }
    await createDocumentPagesStore(within).remove(replaced.map(({ id }) => id));
    if (to !== row.status) await createDocumentsStore(within).change(documentId, reopened(row, to));
    return to;
  }

  return add;
}

export type PageUploader = ReturnType<typeof createPageUploader>;

function reopened(row: DocumentRow, to: DocumentTransition['to']) {
  const isNew = row.status !== 'created' && !documentRequirementsOf(row.document_type).expiry;
  return { status: to, refusal: null, review_note: null, ...(isNew && { expiration_date: null }) };
}
