import { Refusal } from '../refusal';

/** Stores the files of releases. Paths use `/` and are relative: `mf-search/1.4.2/remote.js`. */
export interface Storage {
  /** The file's content; undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Paths of all files with a prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Adds the files of a local folder under a prefix (`mf-search/1.4.2/`). They become visible with `release.json`,
   * which is written last; existing files are not changed.
   * @throws StorageFullError when there is no space; no file is visible then
   */
  addRelease(prefix: string, folder: string): Promise<void>;
  /** Removes everything in the folder of a prefix, `release.json` first. An empty folder is not an error. */
  remove(prefix: string): Promise<void>;
  /** Storage for incomplete uploads, where the servers of a site share no local folder. */
  readonly staging?: Staging;
  /** Removes leftovers of incomplete additions older than this. */
  sweep(olderThanMs: number): Promise<void>;
}

/** Files that belong to no release yet, shared by all servers. */
export interface Staging {
  /** @returns undefined when there is no such file */
  get(path: string): Promise<Buffer | undefined>;
  put(path: string, content: Buffer): Promise<void>;
  list(prefix: string): Promise<{ path: string; size: number; changedMs: number }[]>;
  remove(path: string): Promise<void>;
}

/** There is no space left. */
export class StorageFullError extends Refusal {
  override name = 'StorageFullError';

  constructor(message = 'The storage of releases is full: make room (`release gc`), then publish again') {
    super(507, 'storage_full', message);
  }
}

/** The storage does not answer or denies access: its content is unknown. */
export class StorageUnavailableError extends Refusal {
  override name = 'StorageAwayError';

  constructor(message: string) {
    super(503, 'storage_away', message);
  }
}
