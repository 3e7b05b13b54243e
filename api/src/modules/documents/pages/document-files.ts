import { createHash } from 'node:crypto';

import type { AppContext } from '../../../core/app-context';
import { ignoreUnavailableFiles } from '../../../core/files/file-store';
import { ServiceUnavailableError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import type { DocumentStorage } from '../../../providers/documents/document-storage';
import { createDocumentFilesStore } from './document-files.store';
import { createDocumentsStore } from '../documents.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

const HOUR_MS = 3_600_000;
const TRY_AGAIN_SECONDS = 1;

/**
 * Files of documents. A file is registered in the database before it is written, so that none is left behind unnoticed
 * when the process ends in between.
 */
export function createDocumentFiles({ database, clock, storage }: Needs) {
  /**
   * Stores contents of a document, before the pages that use them, and returns the names of their files.
   * @throws FilesUnavailableError
   */
  async function store(documentId: number, contents: readonly Buffer[]): Promise<string[]> {
    const files = contents.map((content) => nameOf(documentId, content));
    const until = new Date(clock.now().getTime() + HOUR_MS);
    await createDocumentFilesStore(database).reserve([...new Set(files)], documentId, until);
    for (const [index, content] of contents.entries()) await storage.put(files[index] ?? '', content);
    return files;
  }

  /**
   * Checks, with the document locked, that stored files are still there. One that another request sent as well, and
   * discarded, is not.
   * @throws ServiceUnavailableError
   */
  async function requireStored(within: Database, files: readonly string[]): Promise<void> {
    const stored = await createDocumentFilesStore(within).listStored(files, clock.now());
    if (files.some((file) => !stored.has(file))) throw new ServiceUnavailableError(TRY_AGAIN_SECONDS);
  }

  /** Removes stored files that no page came to use. What fails is left to the job. */
  async function discard(documentId: number, files: readonly string[]): Promise<void> {
    await createDocumentFilesStore(database).expire(files, clock.now());
    await removeUnused(documentId).catch(ignoreUnavailableFiles);
  }

  /**
   * Removes files that no page uses: all, or those of one document. Returns how many it checked.
   * @throws FilesUnavailableError
   */
  async function removeUnused(documentId?: number): Promise<number> {
    const files = await createDocumentFilesStore(database).listUnused(clock.now(), documentId);
    for (const { file, document_id } of files) {
      await database.transaction().execute(async (within) => {
        const known = createDocumentFilesStore(within);
        await createDocumentsStore(within).lock(document_id);
        if (!(await known.lockUnused(file, clock.now()))) return;
        if (!(await known.isUsed(file))) await storage.remove(file);
        await known.release(file);
      });
    }
    return files.length;
  }

  return { store, requireStored, discard, removeUnused, open: (file: string) => storage.open(file) };
}

export type DocumentFiles = ReturnType<typeof createDocumentFiles>;

function nameOf(documentId: number, content: Buffer): string {
  return `${documentId}-${createHash('sha256').update(content).digest('hex')}`;
}
