/** Where files of releases are kept. Paths use `/` and are relative: `mf-search/1.4.2/remote.js`. */
export interface Storage {
  /** The file's content; undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Paths of all files that begin with a prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Puts the files of a folder on this machine under a prefix. Nobody sees any of them before `release.json`,
   * which appears last; what is there already is left alone.
   * @throws StorageFullError when there is no room for them; nothing visible is left then.
   */
  addRelease(prefix: string, folder: string): Promise<void>;
  /** Removes everything under a prefix; `release.json` goes first. */
  remove(prefix: string): Promise<void>;
}

/** There is no room left. */
export class StorageFullError extends Error {}
