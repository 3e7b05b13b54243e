/** How many pictures a camper has at most. */
export const MAX_PICTURES = 30;

/** The smallest accepted picture, in pixels; for portrait pictures with width and height swapped. */
export const MIN_PICTURE_SIZE = { width: 638, height: 426 };

/** The largest accepted file, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Quarter turns to the right, in degrees. */
export const PICTURE_ROTATIONS = [0, 90, 180, 270] as const;
export type PictureRotation = (typeof PICTURE_ROTATIONS)[number];

export interface PictureSize {
  width: number;
  height: number;
}

/** Whether a picture has the pixels that a listing needs. */
export function isPictureLargeEnough({ width, height }: PictureSize): boolean {
  const { width: long, height: short } = MIN_PICTURE_SIZE;
  return Math.max(width, height) >= long && Math.min(width, height) >= short;
}

/** The rotation after a quarter turn to the right. */
export function turnRight(rotation: PictureRotation): PictureRotation {
  const next = (PICTURE_ROTATIONS.indexOf(rotation) + 1) % PICTURE_ROTATIONS.length;
  return PICTURE_ROTATIONS[next] ?? 0;
}

/** A list with one entry moved to another index. */
export function moveTo<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
