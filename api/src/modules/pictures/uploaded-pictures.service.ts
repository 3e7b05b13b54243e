import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { HttpError } from '../../core/http-errors';
import { isUploadedScene, PICTURE_WIDTHS } from '../../core/picture-addresses';
import type { PictureFile } from '../../core/uploads/picture-set';

/** What a picture is drawn from again when it is turned. It is not served. */
export const ORIGINAL = 'original.webp';

const SERVED = new Map<string, string>([
  ...PICTURE_WIDTHS.map((width) => [`${width}.webp`, 'image/webp'] as const),
  ['share.jpg', 'image/jpeg'],
]);

/** Keeps the files of uploaded pictures, in one folder for each scene. */
export function createUploadedPictures(home: string) {
  const folder = path.join(home, 'media', 'campers');

  /** A scene that nobody else has. */
  function newScene(): string {
    return `own-${randomBytes(16).toString('base64url')}`;
  }

  /** Stores all files of a new scene, or none of them. */
  async function store(scene: string, files: readonly PictureFile[]): Promise<void> {
    const whole = folderOf(scene);
    const unfinished = path.join(folder, `.${scene}`);
    await mkdir(unfinished, { recursive: true });
    for (const { name, content } of files) await writeFile(path.join(unfinished, name), content);
    await rename(unfinished, whole);
  }

  /** What a scene is drawn from; undefined where its files are gone. */
  async function original(scene: string): Promise<Buffer | undefined> {
    return readFile(path.join(folderOf(scene), ORIGINAL)).catch(() => undefined);
  }

  async function remove(scene: string): Promise<void> {
    await rm(folderOf(scene), { recursive: true, force: true });
    await rm(path.join(folder, `.${scene}`), { recursive: true, force: true });
  }

  /** A file of a scene as it is served. @throws HttpError 404 picture_not_found */
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
