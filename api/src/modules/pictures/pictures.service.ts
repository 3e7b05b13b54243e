import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { HttpError } from '../../core/http-errors';
import { isUploadedScene, PICTURE_WIDTHS } from '../../core/picture-addresses';
import type { UploadedPictures } from './uploaded-pictures.service';

/** A picture as a file, or as the SVG that it will be rendered from. */
export type FoundPicture =
  | { kind: 'file'; type: string; bytes: number; content: Readable | Buffer }
  | { kind: 'drawing'; svg: string };

/** Draws and renders the illustrations; each is a scene with an id. */
export interface SceneRenderer {
  /** Undefined for an unknown id. */
  findScene(sceneId: string): unknown;
  /** The scene as SVG. */
  drawScene(sceneId: string): string;
  /** Folder of a scene's files inside the storage folder. */
  sceneFolder(folder: string, sceneId: string): string;
  /** Renders the share image of a scene, once. @returns its file */
  sharePicture(folder: string, sceneId: string): Promise<string>;
  /** Renders all scenes missing in the folder. */
  renderPool(options: { folder: string; first: readonly string[]; signal: AbortSignal }): Promise<unknown>;
}

const FILE = /^(\d+)\.webp$/;
/** The share image. */
const SHARE = 'share.jpg';

interface Needs {
  home: string;
  /** Called on the first request for an illustration. */
  loadRenderer: () => Promise<SceneRenderer>;
  uploaded: Pick<UploadedPictures, 'open'>;
}

/** Serves the pictures of campers: uploads of owners, and illustrations. */
export function createPicturesService({ home, loadRenderer, uploaded }: Needs) {
  const folder = path.join(home, 'media');

  /**
   * A scene in a width, as SVG until it is rendered; or its share image.
   * @throws HttpError 404 for unknown scenes and widths
   */
  async function open(sceneId: string, fileName: string): Promise<FoundPicture> {
    if (isUploadedScene(sceneId)) return { kind: 'file', ...(await uploaded.open(sceneId, fileName)) };
    const { drawScene, findScene, sceneFolder, sharePicture } = await loadRenderer();
    if (fileName === SHARE && findScene(sceneId)) {
      return fileAt(await sharePicture(folder, sceneId), 'image/jpeg');
    }
    const width = Number(FILE.exec(fileName)?.[1]);
    const isKnown = PICTURE_WIDTHS.some((known) => known === width) && findScene(sceneId);
    if (!isKnown) throw new HttpError(404, 'picture_not_found');
    const file = path.join(sceneFolder(folder, sceneId), fileName);
    return fileAt(file, 'image/webp').catch(() => ({ kind: 'drawing', svg: drawScene(sceneId) }));
  }

  /** Renders missing pictures, most viewed scenes first, until aborted. */
  async function renderMissing(
    first: readonly string[],
    options: { signal: AbortSignal; atATime: 1 | 2; fromTheEnd?: boolean },
  ): Promise<void> {
    const { renderPool } = await loadRenderer();
    await renderPool({ folder, first, ...options });
  }

  /** The SVG of a scene; undefined for an unknown one. */
  async function drawing(sceneId: string): Promise<string | undefined> {
    const { drawScene, findScene } = await loadRenderer();
    return findScene(sceneId) ? drawScene(sceneId) : undefined;
  }

  return { open, renderMissing, drawing };
}

export type PicturesService = ReturnType<typeof createPicturesService>;

async function fileAt(file: string, type: string): Promise<FoundPicture> {
  const { size } = await stat(file);
  return { kind: 'file', type, bytes: size, content: createReadStream(file) };
}
