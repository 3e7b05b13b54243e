import { Refusal } from '../refusal';

/** Where files of releases are kept. Paths use `/` and are relative: `mf-search/1.4.2/remote.js`. */
export interface Storage {
  /** The file's content; undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Paths of all files that begin with a prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Puts the files of a folder on this machine under a prefix (`mf-search/1.4.2/`). Nobody sees any of them
   * before `release.json`, which appears last; what is there already is left alone.
   * @throws StorageFullError when there is no room for them; nothing visible is left then.
   */
  addRelease(prefix: string, folder: string): Promise<void>;
  /** Removes everything in the folder that a prefix names; `release.json` goes first. Nothing there is fine. */
  remove(prefix: string): Promise<void>;
  /** Room for what is being uploaded, where the servers of a site share no folder of a machine. */
  readonly staging?: Staging;
  /** Clears away what additions that never came to their end have left for longer than this. */
  sweep(olderThanMs: number): Promise<void>;
}

/** Files that belong to no release yet, the same for all servers. */
export interface Staging {
  /** @returns undefined when there is no such file */
  get(path: string): Promise<Buffer | undefined>;
  put(path: string, content: Buffer): Promise<void>;
  list(prefix: string): Promise<{ path: string; size: number; changedMs: number }[]>;
  remove(path: string): Promise<void>;
}

/** There is no room left. */
export class StorageFullError extends Refusal {
  override name = 'StorageFullError';

  constructor(message = 'The storage of releases is full: make room (`release gc`), then publish again') {
    super(507, 'storage_full', message);
  }
}

/** The storage does not answer or may not be used: nothing is known of what it holds. */
export class StorageUnavailableError extends Refusal {
  override name = 'StorageAwayError';

  constructor(message: string) {
    super(503, 'storage_away', message);
  }
}
