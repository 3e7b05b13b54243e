import { open, rm } from 'node:fs/promises';

import { StorageUnavailableError, StorageFullError } from './storage';

/** Writes files; tests replace it to simulate a full disk. */
export interface Disk {
  /** Writes a new file and syncs it to disk. */
  write(file: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
}

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
const UNAVAILABLE_CODES = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ENOTCONN',
]);

/** The operating system's error code, if the error has one. */
export function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '');
}

/** Converts a file system error to a storage error. */
export function diskError(error: unknown): unknown {
  const code = codeOf(error);
  if (FULL_CODES.has(code)) return new StorageFullError();
  if (!UNAVAILABLE_CODES.has(code)) return error;
  return new StorageUnavailableError(`The storage of releases cannot be used: ${(error as Error).message}`);
}

/** The local file system. */
export const localDisk: Disk = {
  async write(file, content) {
    const handle = await open(file, 'wx');
    try {
      for await (const chunk of content) await handle.writeFile(chunk);
      await handle.sync();
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
  },
};
