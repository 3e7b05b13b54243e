import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { DocumentStorage } from './document-storage';

const NAME = /^(?:photo-|insurance-)?\d{1,10}-[0-9a-f]{64}$/;
const FOR_ITS_OWNER = { folder: 0o700, file: 0o600 };

/** Keeps the files of documents in a folder that only the process itself reads. */
export function createFolderStorage(folder: string): DocumentStorage {
  function pathOf(name: string): string {
    if (!NAME.test(name)) throw new RangeError(`Not the name of a document's file: ${name}`);
    return path.join(folder, name);
  }

  async function put(name: string, content: Buffer): Promise<void> {
    const whole = pathOf(name);
    await mkdir(folder, { recursive: true, mode: FOR_ITS_OWNER.folder });
    const unfinished = path.join(folder, `.${name}.${randomUUID()}`);
    await writeFile(unfinished, content, { mode: FOR_ITS_OWNER.file });
    await rename(unfinished, whole);
  }

  async function open(name: string) {
    const file = pathOf(name);
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? createReadStream(file) : undefined;
  }

  return { put, open, remove: (name) => rm(pathOf(name), { force: true }) };
}
