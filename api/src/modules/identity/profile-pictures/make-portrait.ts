import { InvalidFieldsError } from '../../../core/http-errors';
import { UploadRefusal, type UploadProcesses } from '../../../core/uploads/upload-processes';

/**
 * Creates a square portrait as webp, without metadata such as location or camera.
 * @throws InvalidFieldsError on `image` for a file that is not a picture or too large; ServiceUnavailableError
 */
export async function makePortrait(content: Buffer, uploads: UploadProcesses): Promise<Buffer> {
  if (!isPicture(content)) throw new InvalidFieldsError({ image: { id: 'field_not_a_picture' } });
  try {
    return await uploads.run('portrait', content);
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    const id = error.reason === 'too large' ? 'field_picture_too_large' : 'field_not_a_picture';
    throw new InvalidFieldsError({ image: { id } });
  }
}

// Checks the first bytes, because file names are untrusted and only these formats may reach the decoder.
function isPicture(content: Buffer): boolean {
  const start = content.subarray(0, 16).toString('latin1');
  const isWebp = start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP';
  const isAvif = start.slice(4, 12) === 'ftypavif';
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || isWebp || isAvif;
}
