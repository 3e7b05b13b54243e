import type { OwnPictures } from '@campavia/contracts';

import { toPictures } from '../../core/picture-addresses';
import { withTag } from '../../core/preconditions/preconditions';
import type { PictureRow } from './owner-pictures.store';

/** Ordered pictures, for the camper's owner. */
export function toOwnPictures(rows: readonly PictureRow[]): OwnPictures {
  const pictures = toPictures(rows.map(({ scene }) => scene));
  const photos = rows.flatMap(({ id, rotation }, index) => {
    const picture = pictures[index];
    return picture ? [{ id, index, rotation, ...picture }] : [];
  });
  return withTag({ photos });
}
