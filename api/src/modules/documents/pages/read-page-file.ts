import type { PageMediaType } from '../../../database/document-schema';
import type { MessageId } from '../../../core/messages/messages';
import { InvalidFieldsError } from '../../../core/http-errors';
import { stripHeic } from '../../../core/uploads/strip-heic';
import { kindOfUpload, reencodePicture } from '../../../core/uploads/uploaded-file';
import { UploadRefusal, type UploadProcesses } from '../../../core/uploads/upload-processes';

/** A page as it is stored. */
export interface PageFile {
  content: Buffer;
  mediaType: PageMediaType;
}

/**
 * Reads a page by its content, whatever its file name. Pictures are re-encoded as webp, so that only what can be seen
 * remains; PDF and HEIC lose their metadata, unless they are damaged, encrypted or signed.
 * @throws InvalidFieldsError on `page`; ServiceUnavailableError
 */
export async function readPageFile(content: Buffer, uploads: UploadProcesses): Promise<PageFile> {
  if (content.length === 0) refuse('document_page_empty');
  const kind = kindOfUpload(content) ?? refuse('document_page_unknown_kind');
  if (kind === 'picture')
    return { content: await reencodePicture(content, uploads, refuse), mediaType: 'image/webp' };
  if (kind === 'application/pdf') return { content: await strip(content, uploads), mediaType: kind };
  return { content: stripHeic(content), mediaType: kind };
}

async function strip(pdf: Buffer, uploads: UploadProcesses): Promise<Buffer> {
  try {
    return await uploads.run('pdf', pdf);
  } catch (error) {
    if (error instanceof UploadRefusal) return pdf;
    throw error;
  }
}

function refuse(id: MessageId): never {
  throw new InvalidFieldsError({ page: { id } });
}
