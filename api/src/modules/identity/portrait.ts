import sharp from 'sharp';

import { FieldProblem } from '../../problems';

const SIDE = 512;
const MOST_PIXELS = 40_000_000;
const QUALITY = 82;

/**
 * A square of a picture somebody sent, as webp. Nothing of what the file said beside its pixels stays: not where
 * it was taken, not by which camera.
 * @throws FieldProblem on `image` for what is no picture, or has too many pixels to be opened
 */
export async function makePortrait(content: Buffer): Promise<Buffer> {
  if (!isPicture(content)) throw new FieldProblem({ image: { id: 'field_not_a_picture' } });
  try {
    const source = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({
      seconds: 10,
    });
    const { width, height } = await source.metadata();
    if (width * height > MOST_PIXELS) throw new Error('pixel limit');
    const side = Math.min(SIDE, width, height);
    const square = source.autoOrient().resize(side, side, { fit: 'cover', position: 'attention' });
    return await square.webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new FieldProblem({ image: { id: isTooLarge ? 'field_picture_too_large' : 'field_not_a_picture' } });
  }
}

// By its first bytes: what a file is called says nothing, and only these are handed to the decoder.
function isPicture(content: Buffer): boolean {
  const start = content.subarray(0, 16).toString('latin1');
  const isWebp = start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP';
  const isAvif = start.slice(4, 12) === 'ftypavif';
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || isWebp || isAvif;
}
