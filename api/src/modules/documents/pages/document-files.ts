import { createHash } from 'node:crypto';

import type { AppContext } from '../../../core/app-context';
import type { DocumentStorage } from '../../../providers/documents/document-storage';
import { createDocumentFilesStore } from './document-files.store';
import { createDocumentsStore } from '../documents.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

const HOUR_MS = 3_600_000;

/**
 * Files of documents. A file is registered in the database before it is written, so that none is left behind unnoticed
 * when the process ends in between.
 */
export function createDocumentFiles({ database, clock, storage }: Needs) {
  /** Names the files for contents of a document, and registers them for removal unless a page uses them within an hour. */
  async function reserve(documentId: number, contents: readonly Buffer[]): Promise<string[]> {
    const files = contents.map((content) => nameOf(documentId, content));
    const until = new Date(clock.now().getTime() + HOUR_MS);
    await createDocumentFilesStore(database).reserve([...new Set(files)], documentId, until);
    return files;
  }

  /** Stores the contents of reserved files; the document is locked, so that they are not removed before a page uses them. */
  async function store(files: readonly string[], contents: readonly Buffer[]): Promise<void> {
    for (const [index, content] of contents.entries()) await storage.put(files[index] ?? '', content);
  }

  /** Removes files that no page uses: all, or those of one document. Returns how many it checked. */
  async function removeUnused(documentId?: number): Promise<number> {
    const files = await createDocumentFilesStore(database).listUnused(clock.now(), documentId);
    for (const { file, document_id } of files) {
      await database.transaction().execute(async (within) => {
        const known = createDocumentFilesStore(within);
        await createDocumentsStore(within).lock(document_id);
        if (!(await known.isUsed(file))) await storage.remove(file);
        await known.release(file);
      });
    }
    return files.length;
  }

  return { reserve, store, removeUnused, open: (file: string) => storage.open(file) };
}

export type DocumentFiles = ReturnType<typeof createDocumentFiles>;

function nameOf(documentId: number, content: Buffer): string {
  return `${documentId}-${createHash('sha256').update(content).digest('hex')}`;
}
