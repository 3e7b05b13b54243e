/** Answers of the api for showing a page offline. */
export interface KeptAnswers {
  /** By SWR key; undefined values are left out. */
  answers: Record<string, unknown>;
  /** When they were read, in milliseconds since 1970. */
  readAtMs: number;
}

/**
 * Offline storage of a signed-in user's own pages. Deleted when the user signs out or another one signs in. Nothing is
 * stored while staff act as a user.
 */
export interface Offline {
  /** When a stored answer in the document was read; undefined for an answer of the server. */
  readAtMs(key: string): number | undefined;
  /** Stores the current page with its answers, once the browser is idle. */
  keep(kept: KeptAnswers): void;
  /** A stored value of the user; undefined if there is none. */
  load<Value>(name: string): Promise<Value | undefined>;
  /** Stores a JSON value of the user; undefined deletes it. @throws when the browser's storage is unavailable */
  save(name: string, value: unknown): Promise<void>;
}
