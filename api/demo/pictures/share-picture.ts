import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { DRAWING_VERSION, drawScene } from './draw-scene';
import { writeAtomically } from './write-atomically';
import { sceneFolder } from './render-pool';

/** Open Graph image size, in pixels. */
const SIZE = { width: 1200, height: 630 };

const underWay = new Map<string, Promise<string>>();

/**
 * The share image of a camper, 1200 × 630 as JPEG, the format that all link previews support. Rendered on first
 * request, in well under a second of one core, and stored.
 *
 * @param folder the storage folder
 * @returns path of the file
 * @throws RangeError for an id that is not in the pool
 */
export function sharePicture(folder: string, sceneId: string): Promise<string> {
  const file = join(sceneFolder(folder, sceneId), `share-${DRAWING_VERSION}.jpg`);
  const painting = underWay.get(file) ?? ensure(file, sceneId).finally(() => underWay.delete(file));
  underWay.set(file, painting);
  return painting;
}

async function ensure(file: string, sceneId: string): Promise<string> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  const { data } = await sharp(Buffer.from(drawScene(sceneId)))
    .flatten()
    .resize({ ...SIZE, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toUint8Array();
  await mkdir(join(file, '..'), { recursive: true });
  await writeAtomically(file, data);
  return file;
}
