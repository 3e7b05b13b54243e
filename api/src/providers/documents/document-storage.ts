import type { Readable } from 'node:stream';

/** Where the files of documents are kept. Nothing of it is served to the public. */
export interface DocumentStorage {
  /** Keeps a file under a name; the same name again changes nothing. */
  put(name: string, content: Buffer): Promise<void>;
  /** The content of a file; undefined when there is none. */
  open(name: string): Promise<Readable | undefined>;
  /** Removes a file, also one that is not there. */
  remove(name: string): Promise<void>;
}
