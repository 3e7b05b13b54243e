import type { FastifyRequest } from 'fastify';

import { InvalidFieldsError } from '../../../core/http-errors';
import type { MessageId } from '../../../core/messages/messages';
import { kindOfUpload, reencodePicture, tidyFileName } from '../../../core/uploads/uploaded-file';
import type { UploadProcesses } from '../../../core/uploads/upload-processes';

/** A photo as it is stored, and its name. */
export interface SentPhoto {
  name: string;
  content: Buffer;
}

const FIELD = 'photo';

/**
 * Reads the one photo of a form: JPEG, PNG or WebP by its content. It is re-encoded as webp, so that neither its place
 * nor its device remain.
 * @throws InvalidFieldsError on `photo`; ServiceUnavailableError
 */
export async function readPhoto(request: FastifyRequest, uploads: UploadProcesses): Promise<SentPhoto> {
  const { name, content } = await readFile(request);
  if (content.length === 0) refuse('document_page_empty');
  const kind = kindOfUpload(content);
  if (kind === 'image/heic') refuse('condition_photo_heic');
  if (kind !== 'picture') refuse('condition_photo_unknown_kind');
  return { name, content: await reencodePicture(content, uploads, refuse) };
}

async function readFile(request: FastifyRequest): Promise<SentPhoto> {
  if (!request.isMultipart()) refuse('field_picture_missing');
  try {
    const part = await request.file({ limits: { files: 1 } });
    if (part?.fieldname !== FIELD) refuse('field_picture_missing');
    return { name: tidyFileName(part.filename, FIELD), content: await part.toBuffer() };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') refuse('field_picture_too_heavy');
    throw error;
  }
}

function refuse(id: MessageId): never {
  throw new InvalidFieldsError({ [FIELD]: { id } });
}
