export type FileKind = 'picture' | 'avif' | 'heic' | 'pdf';

/** The largest file that can be sent. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** How many bytes of a file {@link fileKindOf} reads. */
export const SIGNATURE_BYTES = 16;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The type of a file by its first bytes, not by its name; undefined for an unknown one. */
export function fileKindOf(start: Uint8Array): FileKind | undefined {
  const brand = brandOf(start);
  if (HEIC_BRANDS.has(brand)) return 'heic';
  if (brand === 'avif') return 'avif';
  if (textOf(start, 0, 5) === '%PDF-') return 'pdf';
  return isPicture(start) ? 'picture' : undefined;
}

function isPicture(start: Uint8Array): boolean {
  const isJpeg = start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;
  const isPng = start[0] === 0x89 && textOf(start, 1, 4) === 'PNG';
  const isWebp = textOf(start, 0, 4) === 'RIFF' && textOf(start, 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}

/** The brand of a file in the container format that AVIF and HEIC share; empty for other files. */
function brandOf(start: Uint8Array): string {
  return textOf(start, 4, 8) === 'ftyp' ? textOf(start, 8, 12) : '';
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
