import type { FileRefusal, ProviderRefusal } from '@campavia/domain';

import type { UploadProcesses } from '../../core/uploads/upload-processes';
import type { Database } from '../../database/connect';
import {
  pageSizesOf,
  type ProviderDocumentType,
} from '../../providers/owner-accounts/owner-accounts-provider';
import type { DocumentEmails } from './document-emails';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { lockWithPages } from './find-own-document';
import type { DocumentFiles } from './pages/document-files';
import { createDocumentPagesStore, type PageRow } from './pages/document-pages.store';
import {
  createProviderDocumentsStore,
  isProviderType,
  type ProviderDocumentRow,
} from './review/provider-documents.store';
import type { DocumentVerdicts } from './review/review-document';

export { createProviderDocumentsStore, type ProviderDocumentRow };

/** The file of a page that the provider does not take. */
export class PageNotTaken extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(`The payment provider does not take this page: ${refusal}`);
  }
}

/** A document as the provider takes it. */
export interface DocumentForProvider {
  userId: number;
  type: ProviderDocumentType;
  pages: { name: string; content: Buffer }[];
}

interface Needs {
  database: Database;
  files: Pick<DocumentFiles, 'open'>;
  uploads: Pick<UploadProcesses, 'run'>;
  verdicts: DocumentVerdicts;
  emails: DocumentEmails;
}

const VALID: readonly DocumentRow['status'][] = ['validated', 'exp_soon'];

/** Reads documents for the payment provider, and applies its answers to them. */
export function createProviderDocuments({ database, files, uploads, verdicts, emails }: Needs) {
  /**
   * The pages of a document, pictures as JPEG; undefined when it is not waiting for the provider any more.
   * @throws PageNotTaken; UploadRefusal for a page that cannot be converted
   */
  async function read({ document_id: id }: ProviderDocumentRow): Promise<DocumentForProvider | undefined> {
    const row = await createDocumentsStore(database).find(id);
    const isWaiting = row !== undefined && (isWithProvider(row) || VALID.includes(row.status));
    if (!isWaiting || row.user_id === null || !isProviderType(row.document_type)) return undefined;
    const { min, max } = pageSizesOf(row.document_type);
    const pages: DocumentForProvider['pages'] = [];
    for (const page of await createDocumentPagesStore(database).list([id])) {
      const content = await readPage(page);
      if (content.length < min) throw new PageNotTaken('FILE_TOO_SMALL');
      if (content.length > max) throw new PageNotTaken('FILE_TOO_LARGE');
      pages.push({ name: page.name, content });
    }
    return pages.length > 0 ? { userId: row.user_id, type: row.document_type, pages } : undefined;
  }

  async function readPage({ file, media_type: mediaType }: PageRow): Promise<Buffer> {
    // HEIC is not decoded anywhere.
    if (mediaType === 'image/heic') throw new PageNotTaken('FILE_TYPE');
    const content = await files.open(file);
    if (!content) throw new RangeError(`The file ${file} is missing`);
    return mediaType === 'application/pdf' ? content : uploads.run('page-jpeg', content);
  }

  /** Applies an answer once, in one transaction with its e-mail. */
  async function apply(
    { id, document_id: documentId }: Pick<ProviderDocumentRow, 'id' | 'document_id'>,
    answer: { status: ProviderDocumentRow['status']; refusal: ProviderRefusal | FileRefusal | null },
  ): Promise<void> {
    await database.transaction().execute(async (within) => {
      const document = await lockWithPages(within, documentId);
      if (!(await createProviderDocumentsStore(within).setStatus(id, answer.status))) return;
      const { row } = document;
      if (answer.status === 'VALIDATED' && isWithProvider(row))
        await verdicts.apply(within, document, ACCEPTED);
      if (!isWithProvider(row) && !VALID.includes(row.status)) return;
      if (answer.status === 'REFUSED') {
        const sent = { ...row, status: 'external_transmission' } as const;
        const reason = answer.refusal ?? 'NOT_ACCEPTED';
        await verdicts.apply(within, { ...document, row: sent }, { says: 'refuse', reason });
      }
      if (answer.status === 'OUT_OF_DATE') await expire(within, row);
    });
  }

  // The name or birthday at the provider changed: the document has to be sent again.
  async function expire(within: Database, row: DocumentRow): Promise<void> {
    const changes = { status: 'expired', refusal: 'OUT_OF_DATE', due_at: null } as const;
    await createDocumentsStore(within).change(row.id, changes);
    await emails.send(within, { ...row, ...changes });
  }

  /** Validates a document whose owner cannot be registered yet; it is sent as soon as they are. */
  async function acceptForNow({ id, document_id: documentId }: ProviderDocumentRow): Promise<void> {
    await database.transaction().execute(async (within) => {
      const document = await lockWithPages(within, documentId);
      await createProviderDocumentsStore(within).update(id, { try_at: null });
      if (isWithProvider(document.row)) await verdicts.apply(within, document, ACCEPTED);
    });
  }

  return { read, apply, acceptForNow };
}

export type ProviderDocuments = ReturnType<typeof createProviderDocuments>;

/** Queues valid documents of an owner, within the transaction that registers them at the provider. */
export async function queueValidDocuments(within: Database, userId: number, at: Date): Promise<void> {
  const store = createProviderDocumentsStore(within);
  for (const id of await store.listValid(userId)) {
    await createDocumentsStore(within).lock(id);
    await store.queue(id, at);
  }
}

const ACCEPTED = { says: 'accept' } as const;

function isWithProvider({ status }: DocumentRow): boolean {
  return status === 'external_transmission';
}
