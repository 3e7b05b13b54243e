import type { OwnPicture, OwnPictures } from '@campavia/contracts';
import { moveTo } from '@campavia/domain';

export interface PictureMove {
  id: number;
  index: number;
}

/** Pictures after a move, renumbered; an unknown picture moves nothing. */
export function applyMove(photos: readonly OwnPicture[], { id, index }: PictureMove): OwnPicture[] {
  const from = photos.findIndex((photo) => photo.id === id);
  return numbered(from === -1 ? [...photos] : moveTo(photos, from, index));
}

export function numbered(photos: readonly OwnPicture[]): OwnPicture[] {
  return photos.map((photo, index) => ({ ...photo, index }));
}

/** Whether pictures were only added after the known ones: a move then has the same meaning as before. */
export function hasOnlyAdded(known: OwnPictures, current: OwnPictures): boolean {
  return known.photos.every(({ id }, index) => current.photos[index]?.id === id);
}

export function isUnchanged(id: number, known: OwnPictures, current: OwnPictures): boolean {
  const urlIn = ({ photos }: OwnPictures) => photos.find((photo) => photo.id === id)?.url;
  return urlIn(known) !== undefined && urlIn(known) === urlIn(current);
}

/** The index that an arrow key moves a picture to, in a grid of so many columns; undefined for other keys. */
export function indexAfterKey(
  key: string,
  { index, count, columns }: { index: number; count: number; columns: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(index + step, 0), count - 1);
}
