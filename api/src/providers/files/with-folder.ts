import type { FileStore } from '../../core/files/file-store';

/**
 * An object store, and the folder in which files were stored before it: what is not moved yet is read from the folder.
 * New files go to the store only.
 */
export function withFolder(objects: FileStore, folder: FileStore): FileStore {
  return {
    put: objects.put,
    read: async (path) => (await objects.read(path)) ?? folder.read(path),
    // The folder first: a file that is being moved then meets its removal at one of both.
    remove: async (path) => {
      await folder.remove(path);
      await objects.remove(path);
    },
    removeFolder: async (path) => {
      await folder.removeFolder(path);
      await objects.removeFolder(path);
    },
    list: async function* list(path) {
      const seen = new Set<string>();
      for await (const name of folder.list(path)) {
        seen.add(name);
        yield name;
      }
      for await (const name of objects.list(path)) if (!seen.has(name)) yield name;
    },
    check: objects.check,
  };
}
