import { requireDocumentKeys } from '../config/document-keys-settings';
import type { Settings } from '../config/settings';
import { openDocumentStorage } from '../providers/documents/choose-document-providers';
import { chooseFileStore } from '../providers/files/choose-file-store';

/** Encrypts every stored file with the current key: after a rotation, and once for files from before encryption. */
export async function encryptDocuments(settings: Settings, print: (line: string) => void): Promise<void> {
  requireDocumentKeys(settings);
  const count = await openDocumentStorage(settings, chooseFileStore(settings)).encryptAll();
  print(`${count} files encrypted with the current key`);
}
