import { SettingsError } from './settings-error';

/** An encryption key for document files. */
export interface DocumentKey {
  /** Stored in each file encrypted with it; 1 to 32 letters, digits, `.`, `_` and `-`. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const ENTRY = /^([\w.-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Reads `DOCUMENT_KEYS`: `id:key` separated by commas, each key 32 bytes in base64. The first one encrypts, all
 * decrypt.
 * @throws SettingsError, without the keys in its message
 */
export function readDocumentKeys(text: string | undefined): DocumentKey[] | undefined {
  if (!text?.trim()) return undefined;
  const keys = text.split(',').map((entry) => {
    const [, id, key] = ENTRY.exec(entry.trim()) ?? [];
    if (!id || !key) throw new SettingsError('DOCUMENT_KEYS must be id:key, each key 32 bytes in base64');
    return { id, key: Buffer.from(key, 'base64') };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new SettingsError('DOCUMENT_KEYS names an id twice');
  }
  return keys;
}

/** In production, documents must be encrypted with a key that is stored elsewhere. @throws SettingsError */
export function requireDocumentKeys(settings: {
  isSandbox: boolean;
  documentKeys?: DocumentKey[] | undefined;
}): void {
  if (settings.isSandbox || settings.documentKeys) return;
  throw new SettingsError(
    'DOCUMENT_KEYS is missing with CAMPAVIA_ENV=production: documents have to be encrypted (docs/operations.md)',
  );
}
