import type { Settings } from '../../config/settings';
import type { FileStore } from '../../core/files/file-store';
import type { DocumentReview } from './document-review';
import type { DocumentStorage } from './document-storage';
import { readDocumentKeyFile } from './document-key-file';
import { createEncryptedStorage } from './encrypted-storage';
import { createFileEncryption } from './file-encryption';
import type { IdentityCheck } from './identity-check';
import { createSandboxIdentityCheck } from './sandbox-identity-check';
import { createSandboxReview } from './sandbox-review';

/**
 * Storage, review and identity check of documents. Outside the sandbox there is no automatic review: documents wait for
 * the back office.
 */
export interface DocumentProviders {
  storage: DocumentStorage;
  review: DocumentReview | undefined;
  identityCheck: IdentityCheck | undefined;
}

/** The configured providers for documents. */
export function chooseDocumentProviders(
  settings: Pick<Settings, 'home' | 'isSandbox' | 'documentKeys'>,
  files: FileStore,
): DocumentProviders {
  const { isSandbox } = settings;
  return {
    storage: openDocumentStorage(settings, files),
    review: isSandbox ? createSandboxReview() : undefined,
    identityCheck: isSandbox ? createSandboxIdentityCheck() : undefined,
  };
}

/** Keys from the settings, otherwise from the data folder. */
export function documentKeysOf({ home, documentKeys }: Pick<Settings, 'home' | 'documentKeys'>) {
  return documentKeys ?? readDocumentKeyFile(home);
}

/** The storage of documents, with keys from the settings, otherwise from the data folder. */
export function openDocumentStorage(settings: Pick<Settings, 'home' | 'documentKeys'>, files: FileStore) {
  return createEncryptedStorage(files, createFileEncryption(documentKeysOf(settings)));
}
