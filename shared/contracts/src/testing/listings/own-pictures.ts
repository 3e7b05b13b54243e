import type { OwnPicture, OwnPictures } from '../..';
import { aPicture } from '../search/search';

const SCENES = ['lake-dawn', 'bed', 'kitchen', 'forest', 'night', 'plan'];

/** A picture of one's own camper. */
export function anOwnPicture(over: Partial<OwnPicture> = {}): OwnPicture {
  const { index = 0 } = over;
  return { id: 501 + index, index, rotation: 0, ...aPicture(SCENES[index % SCENES.length]), ...over };
}

/** The pictures of an own camper, six by default. */
export function someOwnPictures(over: Partial<OwnPictures> = {}, count = 6): OwnPictures {
  const photos = Array.from({ length: count }, (_, index) => anOwnPicture({ index }));
  return { etag: '"pictures-1"', photos, ...over };
}
