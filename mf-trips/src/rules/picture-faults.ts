/** Why a file cannot be somebody's picture; each has its sentence. */
export type PictureFault = 'heavy' | 'heic' | 'unreadable' | 'small';

/** A file as far as it is known before it is sent. */
export interface PictureFacts {
  bytes: number;
  /** How the file begins: {@link SIGNATURE_BYTES} of it are enough. */
  start: Uint8Array;
  /** In pixels; absent where the browser could not open it and the server has to judge. */
  size?: { width: number; height: number };
}

export const HEAVIEST_BYTES = 10 * 1024 * 1024;
/** Less than this would be a blur where pictures are shown at their largest. */
export const SMALLEST_SIDE = 200;
export const SIGNATURE_BYTES = 16;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** What is wrong with a file, judged by what is in it: its name says nothing. Undefined when nothing is. */
export function pictureFault({ bytes, start, size }: PictureFacts): PictureFault | undefined {
  const brand = brandOf(start);
  if (HEIC_BRANDS.has(brand)) return 'heic';
  if (!isPicture(start, brand)) return 'unreadable';
  if (bytes > HEAVIEST_BYTES) return 'heavy';
  return size && Math.min(size.width, size.height) < SMALLEST_SIDE ? 'small' : undefined;
}

function isPicture(start: Uint8Array, brand: string): boolean {
  const isJpeg = start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;
  const isPng = start[0] === 0x89 && letters(start, 1, 4) === 'PNG';
  const isWebp = letters(start, 0, 4) === 'RIFF' && letters(start, 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp || brand === 'avif';
}

/** The family of a file in the container that AVIF and HEIC share; empty for other files. */
function brandOf(start: Uint8Array): string {
  return letters(start, 4, 8) === 'ftyp' ? letters(start, 8, 12) : '';
}

function letters(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
