import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { DRAWING_VERSION, drawScene } from './draw-scene';
import { writeAtomically } from './write-atomically';
import { sceneFolder } from './render-pool';

/** What pages that show a link cut their pictures to (Open Graph). */
const SIZE = { width: 1200, height: 630 };

const underWay = new Map<string, Promise<string>>();

/**
 * The picture that a link to a camper is shown with, 1200 × 630 as JPEG, which every such page reads. Painted when it
 * is first asked for, well under a second of one core, and kept.
 *
 * @param folder the storage folder
 * @returns where the file is
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
