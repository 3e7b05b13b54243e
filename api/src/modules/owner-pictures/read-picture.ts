import type { FastifyRequest } from 'fastify';

import { isPictureLargeEnough, MIN_PICTURE_SIZE, type PictureRotation } from '@campavia/domain';

import { InvalidFieldsError, type Sentence } from '../../core/http-errors';
import type { MessageId } from '../../core/messages/messages';
import { readPictureSet, type PictureSet } from '../../core/uploads/picture-set';
import { kindOfUpload } from '../../core/uploads/uploaded-file';
import { UploadRefusal, type UploadProcesses } from '../../core/uploads/upload-processes';

const FIELD = 'photo';

/** Reads the single file of a form, without decoding it. @throws InvalidFieldsError on `photo` */
export async function readPictureForm(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) refuse('field_picture_missing');
  try {
    const part = await request.file({ limits: { files: 1 } });
    if (part?.fieldname !== FIELD) refuse('field_picture_missing');
    return await part.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') refuse('field_picture_too_heavy');
    throw error;
  }
}

/**
 * Renders all files of an uploaded picture. Everything is re-encoded, so that location and device are removed.
 * @throws InvalidFieldsError on `photo`; ServiceUnavailableError
 */
export async function drawSentPicture(content: Buffer, uploads: UploadProcesses): Promise<PictureSet> {
  if (content.length === 0) refuse('document_page_empty');
  const kind = kindOfUpload(content);
  if (kind === 'image/heic') refuse('picture_heic');
  if (kind !== 'picture') refuse('condition_photo_unknown_kind');
  const drawn = await draw(content, 0, uploads);
  if (!isPictureLargeEnough(drawn.size)) refuse('picture_too_small', { ...drawn.size, ...LEAST });
  return drawn;
}

const LEAST = { least_width: MIN_PICTURE_SIZE.width, least_height: MIN_PICTURE_SIZE.height };

/** Renders all files of a picture, rotated clockwise. @throws InvalidFieldsError on `photo`; ServiceUnavailableError */
export async function draw(
  content: Buffer,
  rotation: PictureRotation,
  uploads: UploadProcesses,
): Promise<PictureSet> {
  try {
    return readPictureSet(await uploads.run(`picture-${rotation}`, content));
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    return refuse(error.reason === 'too large' ? 'field_picture_too_large' : 'document_page_unreadable');
  }
}

function refuse(id: MessageId, values?: Sentence['values']): never {
  throw new InvalidFieldsError({ [FIELD]: { id, values } });
}
