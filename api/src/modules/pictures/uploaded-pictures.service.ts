import { randomBytes } from 'node:crypto';

import type { FileStore } from '../../core/files/file-store';
import { HttpError } from '../../core/http-errors';
import { isUploadedScene, PICTURE_WIDTHS } from '../../core/picture-addresses';
import type { PictureFile } from '../../core/uploads/picture-set';

/** The master of a picture, from which rotations are rendered. It is not served. */
export const ORIGINAL = 'original.webp';

const SERVED = new Map<string, string>([
  ...PICTURE_WIDTHS.map((width) => [`${width}.webp`, 'image/webp'] as const),
  ['share.jpg', 'image/jpeg'],
]);

/** Stores the files of uploaded pictures, in one folder per scene. All methods throw FilesUnavailableError. */
export function createUploadedPictures(files: FileStore) {
  /** A new unique scene name. */
  function newScene(): string {
    return `own-${randomBytes(16).toString('base64url')}`;
  }

  /** Stores the files of a new scene, to which nothing refers yet. */
  async function store(scene: string, contents: readonly PictureFile[]): Promise<void> {
    await Promise.all(contents.map(({ name, content }) => files.put(pathOf(scene, name), content)));
  }

  /** The master of a scene; undefined when its files were deleted. */
  async function original(scene: string): Promise<Buffer | undefined> {
    return files.read(pathOf(scene, ORIGINAL));
  }

  async function remove(scene: string): Promise<void> {
    await files.removeFolder(folderOf(scene));
  }

  /** A public file of a scene. @throws HttpError 404 picture_not_found */
  async function open(scene: string, name: string) {
    const type = SERVED.get(name);
    const content = type === undefined ? undefined : await files.read(pathOf(scene, name));
    if (type === undefined || !content) throw new HttpError(404, 'picture_not_found');
    return { type, bytes: content.length, content };
  }

  return { newScene, store, original, remove, open };
}

export type UploadedPictures = ReturnType<typeof createUploadedPictures>;

function folderOf(scene: string): string {
  if (!isUploadedScene(scene)) throw new RangeError(`Not the scene of an uploaded picture: ${scene}`);
  return `media/campers/${scene}`;
}

function pathOf(scene: string, name: string): string {
  return `${folderOf(scene)}/${name}`;
}
