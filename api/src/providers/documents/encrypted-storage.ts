import type { FileStore } from '../../core/files/file-store';
import type { DocumentStorage } from './document-storage';
import type { FileEncryption } from './file-encryption';

const FOLDER = 'documents';
const NAME = /^(?:photo-|insurance-|chat-)?\d{1,10}-[0-9a-f]{64}$/;

/** Stores document files, encrypted, among the files of users. */
export function createEncryptedStorage(files: FileStore, encryption: FileEncryption) {
  function pathOf(name: string): string {
    if (!NAME.test(name)) throw new RangeError(`Not the name of a document's file: ${name}`);
    return `${FOLDER}/${name}`;
  }

  async function put(name: string, content: Buffer): Promise<void> {
    await files.put(pathOf(name), encryption.encrypt(name, content));
  }

  async function open(name: string): Promise<Buffer | undefined> {
    const stored = await files.read(pathOf(name));
    return stored && encryption.decrypt(name, stored);
  }

  /** Re-encrypts all files that do not use the current key. Returns their number; can be resumed. */
  async function encryptAll(): Promise<number> {
    let count = 0;
    for await (const path of files.list(FOLDER)) {
      const name = path.slice(FOLDER.length + 1);
      const stored = NAME.test(name) ? await files.read(path) : undefined;
      if (!stored || encryption.isCurrent(stored)) continue;
      await put(name, encryption.decrypt(name, stored));
      count += 1;
    }
    return count;
  }

  const remove = async (name: string) => files.remove(pathOf(name));
  return { put, open, remove, encryptAll } satisfies DocumentStorage & { encryptAll(): Promise<number> };
}
