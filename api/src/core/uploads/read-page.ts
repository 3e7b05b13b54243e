import type { MessageId } from '../messages/messages';
import { stripHeic } from './strip-heic';
import { UploadRefusal, type UploadProcesses } from './upload-processes';
import { kindOfUpload, reencodePicture, type UploadedKind } from './uploaded-file';

/** A page as stored. */
export interface ReadPage<Kind extends UploadedKind> {
  content: Buffer;
  mediaType: 'image/webp' | Exclude<Kind, 'picture'>;
}

export interface PageRules<Kind extends UploadedKind> {
  kinds: readonly Kind[];
  /** Message id for a file of an unsupported type. */
  unknownKind: MessageId;
  /** Throws the refusal of a field. */
  refuse: (id: MessageId) => never;
}

/**
 * Reads a page by its content; the file name is ignored. Pictures are re-encoded as webp, which removes everything but
 * the pixels; PDF and HEIC lose their metadata, unless they are damaged, encrypted or signed.
 * @throws what `refuse` does; ServiceUnavailableError
 */
export async function readPage<Kind extends UploadedKind>(
  content: Buffer,
  uploads: UploadProcesses,
  { kinds, unknownKind, refuse }: PageRules<Kind>,
): Promise<ReadPage<Kind>> {
  if (content.length === 0) refuse('document_page_empty');
  const kind = kinds.find((known) => known === kindOfUpload(content)) ?? refuse(unknownKind);
  if (kind === 'picture') {
    return { content: await reencodePicture(content, uploads, refuse), mediaType: 'image/webp' };
  }
  const stripped = kind === 'application/pdf' ? await stripPdf(content, uploads) : stripHeic(content);
  return { content: stripped, mediaType: kind as Exclude<Kind, 'picture'> };
}

async function stripPdf(pdf: Buffer, uploads: UploadProcesses): Promise<Buffer> {
  try {
    return await uploads.run('pdf', pdf);
  } catch (error) {
    if (error instanceof UploadRefusal) return pdf;
    throw error;
  }
}
