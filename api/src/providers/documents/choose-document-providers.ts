import path from 'node:path';

import type { Settings } from '../../config/settings';
import type { DocumentReview } from './document-review';
import type { DocumentStorage } from './document-storage';
import { createFolderStorage } from './folder-storage';
import type { IdentityCheck } from './identity-check';
import { createSandboxIdentityCheck } from './sandbox-identity-check';
import { createSandboxReview } from './sandbox-review';

/** Who stores, reviews and reads documents. Outside the sandbox nothing is reviewed automatically: documents wait for the back office. */
export interface DocumentProviders {
  storage: DocumentStorage;
  review: DocumentReview | undefined;
  identityCheck: IdentityCheck | undefined;
}

/** The outside parties of documents. */
export function chooseDocumentProviders({
  home,
  isSandbox,
}: Pick<Settings, 'home' | 'isSandbox'>): DocumentProviders {
  return {
    storage: createFolderStorage(path.join(home, 'documents')),
    review: isSandbox ? createSandboxReview() : undefined,
    identityCheck: isSandbox ? createSandboxIdentityCheck() : undefined,
  };
}
