import type { MessageId } from '../../../core/messages/messages';
import { InvalidFieldsError } from '../../../core/http-errors';
import { readPage, type ReadPage } from '../../../core/uploads/read-page';
import type { UploadedKind } from '../../../core/uploads/uploaded-file';
import type { UploadProcesses } from '../../../core/uploads/upload-processes';

/** A page as it is stored. */
export type PageFile = ReadPage<UploadedKind>;

const KINDS: readonly UploadedKind[] = ['picture', 'image/heic', 'application/pdf'];

/**
 * Reads a page of a document: a picture, PDF or HEIC.
 * @throws InvalidFieldsError on `page`; ServiceUnavailableError
 */
export function readPageFile(content: Buffer, uploads: UploadProcesses): Promise<PageFile> {
  return readPage(content, uploads, { kinds: KINDS, unknownKind: 'document_page_unknown_kind', refuse });
}

function refuse(id: MessageId): never {
  throw new InvalidFieldsError({ page: { id } });
}
