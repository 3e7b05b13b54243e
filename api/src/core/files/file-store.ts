import { ServiceUnavailableError } from '../http-errors';

const TRY_AGAIN_SECONDS = 5;

/** The files cannot be reached or written: a 503, with the reason as its cause. */
export class FilesUnavailableError extends ServiceUnavailableError {
  constructor(cause: unknown) {
    super(TRY_AGAIN_SECONDS);
    this.cause = cause;
  }
}

/**
 * The files that users send, shared by all servers of the api. Paths use `/`: `documents/7-9f…`,
 * `media/campers/own-…/640.webp`. A file is at most some megabytes large and always read and written whole. All
 * methods throw FilesUnavailableError.
 */
export interface FileStore {
  /** Stores a file in the place of any earlier one. It is visible only when it is complete. */
  put(path: string, content: Buffer): Promise<void>;
  /** The content; undefined when there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Deletes a file; does nothing if there is none. */
  remove(path: string): Promise<void>;
  /** Deletes all files below a folder. */
  removeFolder(folder: string): Promise<void>;
  /** The paths of all files below a folder, in any order. */
  list(folder: string): AsyncIterable<string>;
  /** Checks that the files can be reached. */
  check(): Promise<void>;
}

/** Handles the failure of a removal that a job repeats. @throws any error but FilesUnavailableError, or several of them */
export function ignoreUnavailableFiles(error: unknown): void {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  if (!errors.every((each) => each instanceof FilesUnavailableError)) throw error;
}

const SEGMENT = /^[\w-][\w.-]*$/;

/** @throws RangeError for a path that could leave the storage */
export function assertFilePath(path: string): string {
  if (path.split('/').every((segment) => SEGMENT.test(segment))) return path;
  throw new RangeError(`Not the path of a stored file: ${path}`);
}
