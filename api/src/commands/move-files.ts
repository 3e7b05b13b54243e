import { requireDocumentKeys } from '../config/document-keys-settings';
import { SettingsError, type Settings } from '../config/settings';
import { FilesUnavailableError } from '../core/files/file-store';
import { documentKeysOf } from '../providers/documents/choose-document-providers';
import { createFileEncryption } from '../providers/documents/file-encryption';
import { createFolderFiles } from '../providers/files/folder-files';
import { moveFiles, type MovedFiles } from '../providers/files/move-files';
import { createObjectFiles } from '../providers/files/object-files';

const DOCUMENT = /^documents\/(.+)$/;
const LINE_EVERY = 1000;
const LISTED = 20;

/**
 * Moves the files that users sent from the data folder to the object store of `FILE_STORAGE`, and prints a report.
 * @returns the exit code: 0 when the folder has none left, 1 when some are different in the store, 3 when the store or
 * the folder does not answer
 * @throws SettingsError without a store
 */
export async function runMoveFiles(
  settings: Pick<Settings, 'home' | 'fileStorage' | 'documentKeys' | 'isSandbox'>,
  print: (line: string) => void,
): Promise<number> {
  const { home, fileStorage } = settings;
  if (!fileStorage)
    throw new SettingsError('FILE_STORAGE names no store to move files to (docs/operations.md)');
  requireDocumentKeys(settings);
  const encryption = createFileEncryption(documentKeysOf(settings));

  // A document that was sent twice is encrypted differently each time.
  function isSame(path: string, local: Buffer, stored: Buffer): boolean {
    const [, name] = DOCUMENT.exec(path) ?? [];
    if (local.equals(stored) || name === undefined) return local.equals(stored);
    try {
      return encryption.decrypt(name, local).equals(encryption.decrypt(name, stored));
    } catch {
      // One of both is damaged, or its key is missing.
      return false;
    }
  }

  function onProgress(counts: Readonly<MovedFiles>): void {
    if ((counts.moved + counts.present) % LINE_EVERY === 0) print(describe(counts));
  }

  try {
    const needs = { folder: createFolderFiles(home), objects: createObjectFiles(fileStorage) };
    const counts = await moveFiles({ ...needs, isSame, onProgress });
    print(describe(counts));
    for (const path of counts.different.slice(0, LISTED)) print(`different in the store: ${path}`);
    return counts.different.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof FilesUnavailableError)) throw error;
    print(`stopped, run it again to continue: ${(error.cause as Error).message}`);
    return 3;
  }
}

function describe({ moved, present, different }: Readonly<MovedFiles>): string {
  return `${moved} files moved, ${present} were in the store already, ${different.length} left in the folder`;
}
