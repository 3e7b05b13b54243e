import type { MessageId } from '../messages/messages';
import { UploadRefusal, type UploadProcesses } from './upload-processes';

export type UploadedKind = 'picture' | 'image/heic' | 'application/pdf';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1'];
const HEAD_BYTES = 16;
const TAIL_BYTES = 2048;
const NAME_LENGTH = 100;

/**
 * File type by content; the name is ignored. Undefined for other types. A PDF must have its end marker, so that a
 * truncated one is refused.
 */
export function kindOfUpload(content: Buffer): UploadedKind | undefined {
  const head = content.subarray(0, HEAD_BYTES).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  if (isWebp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (head.slice(4, 8) === 'ftyp') return HEIC_BRANDS.includes(head.slice(8, 12)) ? 'image/heic' : undefined;
  const isWhole = content.subarray(-TAIL_BYTES).includes('%%EOF');
  return /^%PDF-[12]\.\d/.test(head) && isWhole ? 'application/pdf' : undefined;
}

/**
 * Re-encodes a picture as webp, which removes everything but the pixels. @param refuse throws the refusal of a field
 */
export async function reencodePicture(
  content: Buffer,
  uploads: UploadProcesses,
  refuse: (id: MessageId) => never,
): Promise<Buffer> {
  try {
    return await uploads.run('page', content);
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    return refuse(error.reason === 'too large' ? 'field_picture_too_large' : 'document_page_unreadable');
  }
}

/** A file name without its path, for display; must not be used as a path. */
export function tidyFileName(filename: string | undefined, nameless: string): string {
  const last = (filename ?? '').split(/[/\\]/).at(-1) ?? '';
  const text = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
  return [...text.trim()].slice(0, NAME_LENGTH).join('') || nameless;
}
