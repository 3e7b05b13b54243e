import type { PageMediaType } from '../../../database/document-schema';
import type { MessageId } from '../../../core/messages/messages';
import { InvalidFieldsError } from '../../../core/http-errors';
import { stripHeic } from '../../../core/uploads/strip-heic';
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
  const kind = kindOf(content) ?? refuse('document_page_unknown_kind');
  if (kind === 'picture') return { content: await reencode(content, uploads), mediaType: 'image/webp' };
  if (kind === 'application/pdf') return { content: await strip(content, uploads), mediaType: kind };
  return { content: stripHeic(content), mediaType: kind };
}

async function reencode(content: Buffer, uploads: UploadProcesses): Promise<Buffer> {
  try {
    return await uploads.run('page', content);
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    return refuse(error.reason === 'too large' ? 'field_picture_too_large' : 'document_page_unreadable');
  }
}

async function strip(pdf: Buffer, uploads: UploadProcesses): Promise<Buffer> {
  try {
    return await uploads.run('pdf', pdf);
  } catch (error) {
    if (error instanceof UploadRefusal) return pdf;
    throw error;
  }
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1'];
const HEAD_BYTES = 16;
const TAIL_BYTES = 2048;

// Decided by the bytes alone; a PDF must also have its end, so that a truncated one is refused.
function kindOf(content: Buffer): 'picture' | 'image/heic' | 'application/pdf' | undefined {
  const head = content.subarray(0, HEAD_BYTES).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  if (isWebp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (head.slice(4, 8) === 'ftyp') return HEIC_BRANDS.includes(head.slice(8, 12)) ? 'image/heic' : undefined;
  const isWhole = content.subarray(-TAIL_BYTES).includes('%%EOF');
  return /^%PDF-[12]\.\d/.test(head) && isWhole ? 'application/pdf' : undefined;
}

function refuse(id: MessageId): never {
  throw new InvalidFieldsError({ page: { id } });
}
