import type { Settings } from '../../config/settings';
import type { FileStore } from '../../core/files/file-store';
import { createFolderFiles } from './folder-files';
import { createObjectFiles } from './object-files';
import { withFolder } from './with-folder';

/** Where the settings say that users' files are: the data folder, or an object store. */
export function chooseFileStore({ home, fileStorage }: Pick<Settings, 'home' | 'fileStorage'>): FileStore {
  const folder = createFolderFiles(home);
  return fileStorage ? withFolder(createObjectFiles(fileStorage), folder) : folder;
}
