import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readDocumentKeys, type DocumentKey } from '../../config/document-keys-settings';

/**
 * Keys used without `DOCUMENT_KEYS`: `keys/document-keys` of the data folder, created on first use. Processes that
 * start concurrently use the same keys.
 */
export function readDocumentKeyFile(home: string): DocumentKey[] {
  const folder = path.join(home, 'keys');
  const file = path.join(folder, 'document-keys');
  const existing = read(file);
  if (existing) return existing;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `.document-keys.${randomUUID()}`);
  writeFileSync(unfinished, `local:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  const made = read(file);
  if (!made) throw new Error(`${file} holds no key`);
  return made;
}

function read(file: string): DocumentKey[] | undefined {
  try {
    return readDocumentKeys(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
