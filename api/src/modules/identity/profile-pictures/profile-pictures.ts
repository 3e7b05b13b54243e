import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ServiceContext } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import type { UploadProcesses } from '../../../core/uploads/upload-processes';
import { makePortrait } from './make-portrait';
import { createSecret } from '../sessions/secrets';
import { createUsersStore } from '../accounts/users.store';

/** Maximum size of an upload. */
export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024;

const NAME = /^[\w-]{22}\.webp$/;

type Needs = Pick<ServiceContext, 'database' | 'settings' | 'rateLimits'>;

/** Profile pictures in a folder; file names are unguessable and never reused. */
export function createProfilePictures({ database, settings, rateLimits }: Needs, processes: UploadProcesses) {
  const folder = path.join(settings.home, 'media', 'users');
  const uploads = rateLimits.limiter('profile-picture', { most: 20, withinMs: 600_000 });

  /** Counts an upload before its file is read. @throws TooManyRequestsError */
  function countUpload(userId: number): Promise<void> {
    return uploads.take(String(userId));
  }

  /** Replaces a picture. @throws InvalidFieldsError on `image` */
  async function replace(userId: number, content: Buffer): Promise<void> {
    const portrait = await makePortrait(content, processes);
    const name = `${createSecret().slice(0, 22)}.webp`;
    await write(name, portrait);
    const store = createUsersStore(database);
    const before = await store.find(userId);
    await store.update(userId, { picture: name });
    await remove(before?.picture ?? null);
  }

  async function write(name: string, content: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `.${name}`);
    await writeFile(unfinished, content);
    await rename(unfinished, path.join(folder, name));
  }

  /** Deletes the file of a replaced picture. */
  async function remove(name: string | null): Promise<void> {
    if (name) await rm(path.join(folder, name), { force: true });
  }

  /** A picture by its name. @throws HttpError 404 picture_not_found */
  async function open(name: string) {
    const file = path.join(folder, name);
    const found = NAME.test(name) ? await stat(file).catch(() => undefined) : undefined;
    if (!found?.isFile()) throw new HttpError(404, 'picture_not_found');
    return { bytes: found.size, content: createReadStream(file) };
  }

  return { countUpload, replace, remove, open };
}

export type ProfilePictures = ReturnType<typeof createProfilePictures>;
