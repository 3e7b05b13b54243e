import { fileKindOf } from './file-kind';

export type PictureProblem = 'heavy' | 'heic' | 'unreadable' | 'small';

export interface PictureFacts {
  bytes: number;
  /** The first bytes of the file, as many as `SIGNATURE_BYTES`. */
  start: Uint8Array;
  /** In pixels; absent when the browser cannot decode the file and the server has to check it. */
  size?: { width: number; height: number };
}

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** In pixels; smaller pictures look blurred at the largest size shown. */
export const MIN_PICTURE_SIDE = 200;

/** Checks a file by its content, not by its name. Returns undefined for a valid one. */
export function findPictureProblem({ bytes, start, size }: PictureFacts): PictureProblem | undefined {
  const kind = fileKindOf(start);
  if (kind === 'heic') return 'heic';
  if (kind !== 'picture' && kind !== 'avif') return 'unreadable';
  if (bytes > MAX_PICTURE_BYTES) return 'heavy';
  return size && Math.min(size.width, size.height) < MIN_PICTURE_SIDE ? 'small' : undefined;
}
