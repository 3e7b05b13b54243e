import sharp from 'sharp';

import type { PageMediaType } from '../../database/document-schema';
import type { MessageId } from '../../messages';
import { FieldProblem } from '../../problems';

/** A page as it is kept. */
export interface PageFile {
  content: Buffer;
  mediaType: PageMediaType;
}

const MOST_PIXELS = 40_000_000;
/** A sheet of A4 at 300 dots an inch. */
const LONGEST_SIDE = 3508;
const QUALITY = 85;
const DECODER_SECONDS = 10;

/**
 * Reads a page by its content, whatever the file is called. Pictures are drawn anew as webp, so that nothing of the
 * file but what can be seen on it stays; HEIC and PDF are kept as they came and never opened here.
 * @throws FieldProblem on `page`
 */
export async function readPageFile(content: Buffer): Promise<PageFile> {
  if (content.length === 0) refuse('document_page_empty');
  const kind = kindOf(content);
  if (kind === 'picture') return { content: await redraw(content), mediaType: 'image/webp' };
  return { content, mediaType: kind ?? refuse('document_page_unknown_kind') };
}

async function redraw(content: Buffer): Promise<Buffer> {
  try {
    const source = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({
      seconds: DECODER_SECONDS,
    });
    const { width, height, pages = 1 } = await source.metadata();
    if (width * height * pages > MOST_PIXELS) throw new Error('pixel limit');
    const side = {
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    return await source.autoOrient().resize(side).webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    return refuse(isTooLarge ? 'field_picture_too_large' : 'document_page_unreadable');
  }
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1'];
const HEAD_BYTES = 16;
const TAIL_BYTES = 2048;

// By its bytes alone; a PDF must have its end, too, so that none is cut off on the way.
function kindOf(content: Buffer): 'picture' | 'image/heic' | 'application/pdf' | undefined {
  const head = content.subarray(0, HEAD_BYTES).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  if (isWebp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (head.slice(4, 8) === 'ftyp') return HEIC_BRANDS.includes(head.slice(8, 12)) ? 'image/heic' : undefined;
  const isWhole = content.subarray(-TAIL_BYTES).includes('%%EOF');
  return /^%PDF-[12]\.\d/.test(head) && isWhole ? 'application/pdf' : undefined;
}

function refuse(id: MessageId): never {
  throw new FieldProblem({ page: { id } });
}
