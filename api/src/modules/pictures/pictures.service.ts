import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { HttpError } from '../../core/http-errors';
import { isUploadedScene, PICTURE_WIDTHS } from '../../core/picture-addresses';
import type { UploadedPictures } from './uploaded-pictures.service';

/** A picture as a file, or as the drawing it will be made from. */
export type FoundPicture =
  | { kind: 'file'; type: string; bytes: number; content: Readable }
  | { kind: 'drawing'; svg: string };

/** Draws and renders the illustrations, each of which is a scene with an id. */
export interface SceneRenderer {
  /** Undefined for an id that no scene has. */
  findScene(sceneId: string): unknown;
  /** The scene as SVG. */
  drawScene(sceneId: string): string;
  /** Where the files of a scene lie inside the storage folder. */
  sceneFolder(folder: string, sceneId: string): string;
  /** Renders the picture that a link is shared with, once. @returns its file */
  sharePicture(folder: string, sceneId: string): Promise<string>;
  /** Renders all scenes that are missing in the folder. */
  renderPool(options: { folder: string; first: readonly string[]; signal: AbortSignal }): Promise<unknown>;
}

const FILE = /^(\d+)\.webp$/;
/** The picture that a link is shown with where it is shared. */
const SHARE = 'share.jpg';

interface Needs {
  home: string;
  /** Called when the first illustration is asked for. */
  loadRenderer: () => Promise<SceneRenderer>;
  uploaded: Pick<UploadedPictures, 'open'>;
}

/** Serves the pictures of the campers: those their owners sent, and illustrations. */
export function createPicturesService({ home, loadRenderer, uploaded }: Needs) {
  const folder = path.join(home, 'media');

  /**
   * A scene in a width, its drawing while it is not rendered yet; or the scene as links are shown with.
   * @throws HttpError 404 for scenes and widths that do not exist
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

  /** Renders the pictures that are missing, the most wanted scenes first, until aborted. */
  async function renderMissing(
    first: readonly string[],
    options: { signal: AbortSignal; atATime: 1 | 2; fromTheEnd?: boolean },
  ): Promise<void> {
    const { renderPool } = await loadRenderer();
    await renderPool({ folder, first, ...options });
  }

  /** The drawing of a scene; undefined for one that does not exist. */
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
