import type { FastifyRequest } from 'fastify';

import { InvalidFieldsError } from '../../../core/http-errors';
import type { MessageId } from '../../../core/messages/messages';
import { UploadRefusal, type UploadProcesses } from '../../../core/uploads/upload-processes';

/** A photo as it is stored, and its name. */
export interface SentPhoto {
  name: string;
  content: Buffer;
}

const FIELD = 'photo';
const NAME_LENGTH = 100;

/**
 * Reads the one photo of a form: JPEG, PNG or WebP by its content. It is re-encoded as webp, so that neither its place
 * nor its device remain.
 * @throws InvalidFieldsError on `photo`; ServiceUnavailableError
 */
export async function readPhoto(request: FastifyRequest, uploads: UploadProcesses): Promise<SentPhoto> {
  const { name, content } = await readFile(request);
  if (content.length === 0) refuse('document_page_empty');
  if (isHeic(content)) refuse('condition_photo_heic');
  if (!isPicture(content)) refuse('condition_photo_unknown_kind');
  try {
    return { name, content: await uploads.run('page', content) };
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    return refuse(error.reason === 'too large' ? 'field_picture_too_large' : 'document_page_unreadable');
  }
}

async function readFile(request: FastifyRequest): Promise<SentPhoto> {
  if (!request.isMultipart()) refuse('field_picture_missing');
  try {
    const part = await request.file({ limits: { files: 1 } });
    if (part?.fieldname !== FIELD) refuse('field_picture_missing');
    return { name: tidyName(part.filename), content: await part.toBuffer() };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') refuse('field_picture_too_heavy');
    throw error;
  }
}

/** The name of a file without its folder: for people to read, never for a path. */
function tidyName(filename: string | undefined): string {
  const last = (filename ?? '').split(/[/\\]/).at(-1) ?? '';
  const text = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
  return [...text.trim()].slice(0, NAME_LENGTH).join('') || FIELD;
}

function isPicture(content: Buffer): boolean {
  const head = content.subarray(0, 12).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.slice(8) === 'WEBP';
  return isWebp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n');
}

function isHeic(content: Buffer): boolean {
  return /^ftyp(hei|hev|mif|msf|avi)/.test(content.subarray(4, 11).toString('latin1'));
}

function refuse(id: MessageId): never {
  throw new InvalidFieldsError({ [FIELD]: { id } });
}
