import path from 'node:path';

import type { Settings } from '../../config/settings';
import type { DocumentReview } from './document-review';
import type { DocumentStorage } from './document-storage';
import { readDocumentKeyFile } from './document-key-file';
import { createFileEncryption } from './file-encryption';
import { createFolderStorage } from './folder-storage';
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
): DocumentProviders {
  const { isSandbox } = settings;
  return {
    storage: openDocumentFolder(settings),
    review: isSandbox ? createSandboxReview() : undefined,
    identityCheck: isSandbox ? createSandboxIdentityCheck() : undefined,
  };
}

/** Keys from the settings, otherwise from the data folder. */
export function documentKeysOf({ home, documentKeys }: Pick<Settings, 'home' | 'documentKeys'>) {
  return documentKeys ?? readDocumentKeyFile(home);
}

/** The storage of documents, with keys from the settings, otherwise from the data folder. */
export function openDocumentFolder({ home, documentKeys }: Pick<Settings, 'home' | 'documentKeys'>) {
  const encryption = createFileEncryption(documentKeysOf({ home, documentKeys }));
  return createFolderStorage(path.join(home, 'documents'), encryption);
}
