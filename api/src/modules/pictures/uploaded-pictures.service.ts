import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { HttpError } from '../../core/http-errors';
import { isUploadedScene, PICTURE_WIDTHS } from '../../core/picture-addresses';
import type { PictureFile } from '../../core/uploads/picture-set';

/** The master of a picture, from which rotations are rendered. It is not served. */
export const ORIGINAL = 'original.webp';

const SERVED = new Map<string, string>([
  ...PICTURE_WIDTHS.map((width) => [`${width}.webp`, 'image/webp'] as const),
  ['share.jpg', 'image/jpeg'],
]);

/** Stores the files of uploaded pictures, in one folder per scene. */
export function createUploadedPictures(home: string) {
  const folder = path.join(home, 'media', 'campers');

  /** A new unique scene name. */
  function newScene(): string {
    return `own-${randomBytes(16).toString('base64url')}`;
  }

  /** Stores the files of a new scene atomically. */
  async function store(scene: string, files: readonly PictureFile[]): Promise<void> {
    const whole = folderOf(scene);
    const unfinished = path.join(folder, `.${scene}`);
    await mkdir(unfinished, { recursive: true });
    for (const { name, content } of files) await writeFile(path.join(unfinished, name), content);
    await rename(unfinished, whole);
  }

  /** The master of a scene; undefined when its files were deleted. */
  async function original(scene: string): Promise<Buffer | undefined> {
    return readFile(path.join(folderOf(scene), ORIGINAL)).catch(() => undefined);
  }

  async function remove(scene: string): Promise<void> {
    await rm(folderOf(scene), { recursive: true, force: true });
    await rm(path.join(folder, `.${scene}`), { recursive: true, force: true });
  }

  /** A public file of a scene. @throws HttpError 404 picture_not_found */
  async function open(scene: string, name: string) {
    const type = SERVED.get(name);
    const file = path.join(folderOf(scene), name);
    const found = type === undefined ? undefined : await stat(file).catch(() => undefined);
    if (type === undefined || !found?.isFile()) throw new HttpError(404, 'picture_not_found');
    return { type, bytes: found.size, content: createReadStream(file) };
  }

  function folderOf(scene: string): string {
    if (!isUploadedScene(scene)) throw new RangeError(`Not the scene of an uploaded picture: ${scene}`);
    return path.join(folder, scene);
  }

  return { newScene, store, original, remove, open };
}

export type UploadedPictures = ReturnType<typeof createUploadedPictures>;
