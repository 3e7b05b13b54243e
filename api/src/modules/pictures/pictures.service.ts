import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import {
  drawScene,
  findScene,
  PICTURE_WIDTHS,
  renderPool,
  sceneFolder,
  sharePicture,
} from '../../../demo/pictures';
import { Problem } from '../../core/http-errors';

/** A picture as a file, or as the drawing it will be made from. */
export type FoundPicture =
  { kind: 'file'; type: string; bytes: number; content: Readable } | { kind: 'drawing'; svg: string };

const FILE = /^(\d+)\.webp$/;
/** The picture that a link is shown with where it is shared. */
const SHARE = 'share.jpg';

/** Keeps the illustrations of the campers. */
export function createPicturesService(home: string) {
  const folder = path.join(home, 'media');

  /**
   * A scene in a width, its drawing while nobody has painted it yet; or the scene as links are shown with.
   * @throws Problem 404 for scenes and widths that do not exist
   */
  async function open(sceneId: string, fileName: string): Promise<FoundPicture> {
    if (fileName === SHARE && findScene(sceneId)) {
      return fileAt(await sharePicture(folder, sceneId), 'image/jpeg');
    }
    const width = Number(FILE.exec(fileName)?.[1]);
    const isKnown = PICTURE_WIDTHS.some((known) => known === width) && findScene(sceneId);
    if (!isKnown) throw new Problem(404, 'picture_not_found');
    const file = path.join(sceneFolder(folder, sceneId), fileName);
    return fileAt(file, 'image/webp').catch(() => ({ kind: 'drawing', svg: drawScene(sceneId) }));
  }

  /** Paints what is not painted yet, the most wanted scenes first, until told to stop. */
  async function paint(first: readonly string[], signal: AbortSignal): Promise<void> {
    await renderPool({ folder, first, signal });
  }

  return { open, paint };
}

export type PicturesService = ReturnType<typeof createPicturesService>;

async function fileAt(file: string, type: string): Promise<FoundPicture> {
  const { size } = await stat(file);
  return { kind: 'file', type, bytes: size, content: createReadStream(file) };
}
