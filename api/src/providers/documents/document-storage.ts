/** Encrypted storage of document files. Nothing in it is public. All methods throw FilesUnavailableError. */
export interface DocumentStorage {
  /** Stores a file, in the place of one with the same name. */
  put(name: string, content: Buffer): Promise<void>;
  /** The content of a file; undefined when there is none. @throws when it was modified or cannot be decrypted */
  open(name: string): Promise<Buffer | undefined>;
  /** Deletes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
}
