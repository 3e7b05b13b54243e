import pLimit from 'p-limit';

import { S3Objects, type S3Place } from '@campavia/object-store';

import { assertFilePath, FilesUnavailableError, type FileStore } from '../../core/files/file-store';

/** Shorter than the statements that wait for the lock of a removal. */
const REMOVAL_MS = 4000;
const CHECK_MS = 1000;
const REMOVALS_AT_ONCE = 6;

/** Stores files as objects of an S3-compatible store, which all servers share. */
export function createObjectFiles(place: S3Place): FileStore {
  const objects = new S3Objects(place, { toError: (error) => new FilesUnavailableError(error) });
  const removal = { deadlineMs: REMOVAL_MS };

  async function removeFolder(folder: string): Promise<void> {
    const limit = pLimit(REMOVALS_AT_ONCE);
    const found = await objects.list(`${assertFilePath(folder)}/`);
    await Promise.all(found.map(({ path }) => limit(() => objects.remove(path, removal))));
  }

  async function* list(folder: string): AsyncGenerator<string> {
    for await (const { path } of objects.each(`${assertFilePath(folder)}/`)) yield path;
  }

  return {
    put: async (path, content) => objects.put(assertFilePath(path), content),
    read: async (path) => objects.get(assertFilePath(path)),
    remove: async (path) => objects.remove(assertFilePath(path), removal),
    removeFolder,
    list,
    check: () => objects.check(CHECK_MS),
  };
}
