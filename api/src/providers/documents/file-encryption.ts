import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { DocumentKey } from '../../config/document-keys-settings';

// No image, PDF or HTML file begins with it.
const MAGIC = Buffer.from('\0CAMPAVIA1', 'latin1');
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts files with the first key and decrypts them with the key that they name. */
export interface FileEncryption {
  /** @param name of the file, authenticated together with it: decryption under another name fails */
  encrypt(name: string, content: Buffer): Buffer;
  /**
   * The content of a file; returned as is when stored before encryption. @throws when it was modified or its key is
   * unknown
   */
  decrypt(name: string, stored: Buffer): Buffer;
  /** Whether a stored file is encrypted with the first key. */
  isCurrent(stored: Buffer): boolean;
}

/**
 * AES-256-GCM per file with a random nonce: magic, length and id of the key, nonce, ciphertext, tag.
 * @param keys the current one first; at least one
 */
export function createFileEncryption(keys: readonly DocumentKey[]): FileEncryption {
  const current = firstOf(keys);

  function encrypt(name: string, content: Buffer): Buffer {
    const id = Buffer.from(current.id);
    const header = Buffer.concat([MAGIC, Buffer.from([id.length]), id]);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, current.key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.concat([header, Buffer.from(name)]));
    return Buffer.concat([header, iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }

  function decrypt(name: string, stored: Buffer): Buffer {
    const id = keyIdOf(stored);
    if (id === undefined) return stored;
    const found = keys.find((key) => key.id === id);
    if (!found) throw new Error(`No key "${id}" for the file ${name}: add it to DOCUMENT_KEYS`);
    const start = headerLength(id);
    const header = stored.subarray(0, start);
    const iv = stored.subarray(start, start + IV_BYTES);
    const decipher = createDecipheriv(ALGORITHM, found.key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.concat([header, Buffer.from(name)]));
    decipher.setAuthTag(stored.subarray(-TAG_BYTES));
    const encrypted = stored.subarray(start + IV_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  }

  return { encrypt, decrypt, isCurrent: (stored) => keyIdOf(stored) === current.id };
}

function firstOf(keys: readonly DocumentKey[]): DocumentKey {
  const [first] = keys;
  if (!first) throw new RangeError('No key for documents');
  return first;
}

function keyIdOf(stored: Buffer): string | undefined {
  if (!stored.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
  const start = MAGIC.length + 1;
  return stored.subarray(start, start + (stored[MAGIC.length] ?? 0)).toString();
}

function headerLength(id: string): number {
  return MAGIC.length + 1 + Buffer.byteLength(id);
}
