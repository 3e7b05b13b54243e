import { FilesUnavailableError, type FileStore } from '../../core/files/file-store';

/** What became of the files of a folder. */
export interface MovedFiles {
  /** Copied to the store, read back, and deleted from the folder. */
  moved: number;
  /** Deleted from the folder, because the store had them already. */
  present: number;
  /** Still in the folder: what the store has under their paths is something else, or is damaged. */
  different: string[];
}

interface Needs {
  folder: FileStore;
  objects: FileStore;
  /** Whether the store's content of a path is valid in the place of the folder's. */
  isSame: (path: string, local: Buffer, stored: Buffer) => boolean;
  /** Called after each file. */
  onProgress: (counts: Readonly<MovedFiles>) => void;
}

/** Where users' files are; illustrations of the demo stay in the folder. */
const FOLDERS = ['documents', 'media/campers', 'media/users'];
const AT_ONCE = 8;

/**
 * Moves the files of a folder to a store, while servers read from both and write to the store. A file is deleted from
 * the folder only after the store's copy was read and compared. Run again, it continues.
 * @throws FilesUnavailableError
 */
export async function moveFiles({ folder, objects, isSame, onProgress }: Needs): Promise<MovedFiles> {
  const counts: MovedFiles = { moved: 0, present: 0, different: [] };

  async function move(path: string): Promise<void> {
    const local = await folder.read(path);
    if (!local) return;
    const known = await objects.read(path);
    if (!known) await objects.put(path, local);
    const stored = known ?? (await objects.read(path));
    // Its user has deleted it meanwhile.
    if (!(await folder.read(path))) return known ? undefined : objects.remove(path);
    if (!stored || !isSame(path, local, stored)) {
      counts.different.push(path);
    } else {
      await folder.remove(path);
      counts[known ? 'present' : 'moved'] += 1;
    }
    onProgress(counts);
  }

  for (const each of FOLDERS) await runForEach(folder.list(each), move);
  return counts;
}

/** Runs a task for each item, some at once. After a failure no more tasks start. */
async function runForEach<Item>(
  items: AsyncIterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.asyncIterator]();
  let hasFailed = false;
  async function work(): Promise<void> {
    try {
      for (let next = await queue.next(); !next.done && !hasFailed; next = await queue.next()) {
        await task(next.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure)
    throw failure.reason instanceof Error ? failure.reason : new FilesUnavailableError(failure.reason);
}
