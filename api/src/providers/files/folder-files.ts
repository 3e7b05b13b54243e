import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { assertFilePath, FilesUnavailableError, type FileStore } from '../../core/files/file-store';

/** Only the api's account may open documents. */
const PRIVATE = /^documents\//;

/** So much space has to be left: a file has ten megabytes at most, and several may come at once. */
const LEAST_FREE_BYTES = 100 * 1024 ** 2;

/** How the disk is used; a test fills it. */
interface Disk {
  write: typeof writeFile;
  space: typeof statfs;
}

/** Stores files in the data folder. Servers that share it share the files. */
export function createFolderFiles(
  home: string,
  { write, space }: Disk = { write: writeFile, space: statfs },
): FileStore {
  const pathOf = (name: string) => path.join(home, assertFilePath(name));

  async function put(name: string, content: Buffer): Promise<void> {
    const whole = pathOf(name);
    const [folder, isPrivate] = [path.dirname(whole), PRIVATE.test(name)];
    const unfinished = path.join(folder, `.${path.basename(name)}.${randomUUID()}`);
    await orUnavailable(async () => {
      await mkdir(folder, { recursive: true, ...(isPrivate && { mode: 0o700 }) });
      try {
        await write(unfinished, content, isPrivate ? { mode: 0o600 } : {});
        await rename(unfinished, whole);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    });
  }

  const read = (name: string) => orUnavailable(() => unlessMissing(readFile(pathOf(name))));
  const remove = (name: string) => orUnavailable(() => rm(pathOf(name), { force: true }));
  const removeFolder = (name: string) =>
    orUnavailable(() => rm(pathOf(name), { recursive: true, force: true }));

  async function* list(name: string): AsyncGenerator<string> {
    const entries = await orUnavailable(() => unlessMissing(readdir(pathOf(name), { withFileTypes: true })));
    for (const entry of entries ?? []) {
      // A leading dot marks a file that is not complete.
      if (entry.name.startsWith('.')) continue;
      const inside = `${name}/${entry.name}`;
      if (entry.isDirectory()) yield* list(inside);
      else yield inside;
    }
  }

  async function check(): Promise<void> {
    await orUnavailable(async () => {
      await unlessMissing(access(home, constants.W_OK));
      const free = await unlessMissing(space(home));
      if (free && free.bavail * free.bsize < LEAST_FREE_BYTES) throw new Error('the disk is full');
    });
  }

  return { put, read, remove, removeFolder, list, check };
}

async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new FilesUnavailableError(error);
  }
}

/** What is not there, or cannot be because a part of its path is a file. */
async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}
