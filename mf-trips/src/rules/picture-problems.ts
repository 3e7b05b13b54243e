export type PictureProblem = 'heavy' | 'heic' | 'unreadable' | 'small';

export interface PictureFacts {
  bytes: number;
  /** The first {@link SIGNATURE_BYTES} of the file. */
  start: Uint8Array;
  /** In pixels; absent when the browser cannot decode the file and the server has to check it. */
  size?: { width: number; height: number };
}

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** In pixels; smaller pictures look blurred at the largest size shown. */
export const MIN_PICTURE_SIDE = 200;
export const SIGNATURE_BYTES = 16;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Checks a file by its content, not by its name. Returns undefined for a valid one. */
export function findPictureProblem({ bytes, start, size }: PictureFacts): PictureProblem | undefined {
  const brand = brandOf(start);
  if (HEIC_BRANDS.has(brand)) return 'heic';
  if (!isPicture(start, brand)) return 'unreadable';
  if (bytes > MAX_PICTURE_BYTES) return 'heavy';
  return size && Math.min(size.width, size.height) < MIN_PICTURE_SIDE ? 'small' : undefined;
}

function isPicture(start: Uint8Array, brand: string): boolean {
  const isJpeg = start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;
  const isPng = start[0] === 0x89 && textOf(start, 1, 4) === 'PNG';
  const isWebp = textOf(start, 0, 4) === 'RIFF' && textOf(start, 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp || brand === 'avif';
}

/** The brand of a file in the container format that AVIF and HEIC share; empty for other files. */
function brandOf(start: Uint8Array): string {
  return textOf(start, 4, 8) === 'ftyp' ? textOf(start, 8, 12) : '';
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
