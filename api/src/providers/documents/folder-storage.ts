import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { DocumentStorage } from './document-storage';
import type { FileEncryption } from './file-encryption';

const NAME = /^(?:photo-|insurance-|chat-)?\d{1,10}-[0-9a-f]{64}$/;
const FOR_ITS_OWNER = { folder: 0o700, file: 0o600 };

/** Stores document files, encrypted, in a private folder. */
export function createFolderStorage(folder: string, encryption: FileEncryption) {
  function pathOf(name: string): string {
    if (!NAME.test(name)) throw new RangeError(`Not the name of a document's file: ${name}`);
    return path.join(folder, name);
  }

  async function put(name: string, content: Buffer): Promise<void> {
    const whole = pathOf(name);
    await mkdir(folder, { recursive: true, mode: FOR_ITS_OWNER.folder });
    const unfinished = path.join(folder, `.${name}.${randomUUID()}`);
    await writeFile(unfinished, encryption.encrypt(name, content), { mode: FOR_ITS_OWNER.file });
    await rename(unfinished, whole);
  }

  async function open(name: string): Promise<Buffer | undefined> {
    const stored = await read(pathOf(name));
    return stored && encryption.decrypt(name, stored);
  }

  /** Re-encrypts all files that do not use the current key. Returns their number; can be resumed. */
  async function encryptAll(): Promise<number> {
    let count = 0;
    for (const name of (await readdir(folder).catch(() => [])).filter((each) => NAME.test(each))) {
      const stored = await read(pathOf(name));
      if (!stored || encryption.isCurrent(stored)) continue;
      await put(name, encryption.decrypt(name, stored));
      count += 1;
    }
    return count;
  }

  const remove = (name: string) => rm(pathOf(name), { force: true });
  return { put, open, remove, encryptAll } satisfies DocumentStorage & { encryptAll(): Promise<number> };
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
