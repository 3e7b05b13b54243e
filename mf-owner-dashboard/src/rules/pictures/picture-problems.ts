import { isPictureLargeEnough, MAX_PICTURE_BYTES, MAX_PICTURES, type PictureSize } from '@campavia/domain';

/** Why a file is not accepted as a picture. */
export type PictureProblem = 'empty' | 'heavy' | 'heic' | 'kind' | 'small' | 'many';

export interface PictureFacts {
  bytes: number;
  /** The first bytes of the file, as many as `SIGNATURE_BYTES`. */
  start: Uint8Array;
  /** Undefined if the browser cannot decode the file: the api may be able to. */
  size: PictureSize | undefined;
  /** Number of pictures without this one, including pending ones. */
  others: number;
}

export const SIGNATURE_BYTES = 16;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Checks a file by its content before it is uploaded; the api checks it again. Undefined for a valid one. */
export function findPictureProblem({ bytes, start, size, others }: PictureFacts): PictureProblem | undefined {
  if (bytes === 0) return 'empty';
  if (HEIC_BRANDS.has(textOf(start, 8, 12)) && textOf(start, 4, 8) === 'ftyp') return 'heic';
  if (!isPicture(start)) return 'kind';
  if (bytes > MAX_PICTURE_BYTES) return 'heavy';
  if (size && !isPictureLargeEnough(size)) return 'small';
  return others >= MAX_PICTURES ? 'many' : undefined;
}

function isPicture(start: Uint8Array): boolean {
  const isJpeg = start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;
  const isPng = start[0] === 0x89 && textOf(start, 1, 4) === 'PNG';
  const isWebp = textOf(start, 0, 4) === 'RIFF' && textOf(start, 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
