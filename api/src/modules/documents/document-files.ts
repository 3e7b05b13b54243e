import { createHash } from 'node:crypto';

import type { AppContext } from '../../core/app-context';
import type { DocumentStorage } from '../../providers/documents/document-storage';
import { createDocumentFilesStore } from './document-files.store';
import { createDocumentsStore } from './documents.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

const HOUR_MS = 3_600_000;

/**
 * Files of papers. One that is to be kept is remembered before it is written, so that none stays of which nobody
 * knows, wherever the process ends.
 */
export function createDocumentFiles({ database, clock, storage }: Needs) {
  /** Gives contents of a paper their names, and has files of these names removed that no page has in an hour. */
  async function announce(documentId: number, contents: readonly Buffer[]): Promise<string[]> {
    const files = contents.map((content) => nameOf(documentId, content));
    const until = new Date(clock.now().getTime() + HOUR_MS);
    await createDocumentFilesStore(database).expect([...new Set(files)], documentId, until);
    return files;
  }

  /** Keeps contents that were announced; with the paper locked, so that nobody removes them before a page has them. */
  async function keep(files: readonly string[], contents: readonly Buffer[]): Promise<void> {
    for (const [index, content] of contents.entries()) await storage.put(files[index] ?? '', content);
  }

  /** Removes files that no page has any more: all, or those of one paper. Answers how many. */
  async function sweep(documentId?: number): Promise<number> {
    const files = await createDocumentFilesStore(database).leaving(clock.now(), documentId);
    for (const { file, document_id } of files) {
      await database.transaction().execute(async (within) => {
        const known = createDocumentFilesStore(within);
        await createDocumentsStore(within).lock(document_id);
        if (!(await known.isKept(file))) await storage.remove(file);
        await known.forget(file);
      });
    }
    return files.length;
  }

  return { announce, keep, sweep, open: (file: string) => storage.open(file) };
}

export type DocumentFiles = ReturnType<typeof createDocumentFiles>;

function nameOf(documentId: number, content: Buffer): string {
  return `${documentId}-${createHash('sha256').update(content).digest('hex')}`;
}
