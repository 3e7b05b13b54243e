import type { AppContext } from '../../../core/app-context';
import { ignoreUnavailableFiles, type FileStore } from '../../../core/files/file-store';
import { createUnusedFiles } from '../../../core/files/unused-files';
import type { Database } from '../../../database/connect';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  files: FileStore;
}

const FOLDER = 'media/users';

/** Files of profile pictures. A file is registered for removal until a user has it, and when that user gets another. */
export function createPortraitFiles({ database, clock, files }: Needs) {
  const { register, removeUnused } = createUnusedFiles({
    database,
    clock,
    table: 'portrait_file_leaving',
    usedIn: [['app_user', 'picture']],
    remove: (file) => files.remove(`${FOLDER}/${file}`),
  });

  /** Stores a file that no user has yet. @throws FilesUnavailableError */
  async function store(file: string, content: Buffer): Promise<void> {
    await register([file]);
    await files.put(`${FOLDER}/${file}`, content);
  }

  /** Cancels the removal of a file, within the transaction that gives it to a user. */
  async function cancelRemoval(within: Database, file: string): Promise<void> {
    await within.deleteFrom('portrait_file_leaving').where('file', '=', file).execute();
  }

  return {
    store,
    cancelRemoval,
    removeUnused,
    /** The same after a committed change: what fails is repeated by the job. */
    removeNow: () => removeUnused().catch(ignoreUnavailableFiles),
    /** The content of a file; undefined when there is none. @throws FilesUnavailableError */
    open: (file: string) => files.read(`${FOLDER}/${file}`),
  };
}

export type PortraitFiles = ReturnType<typeof createPortraitFiles>;
