/** Answers of the api that a page without a connection is shown with. */
export interface KeptAnswers {
  /** By SWR key; one that is undefined is left out. */
  answers: Record<string, unknown>;
  /** When they were read, in milliseconds since 1970. */
  readAtMs: number;
}

/**
 * What the browser keeps of a signed-in user's own pages, so that they can be read without a connection. All of it is
 * deleted when the user signs out or another one signs in. While staff act as a user nothing is kept.
 */
export interface Offline {
  /** When an answer that came with the document was kept; undefined for one of the server. */
  readAtMs(key: string): number | undefined;
  /** Keeps the page at the present address with its answers, once the browser is idle. */
  keep(kept: KeptAnswers): void;
  /** A value of the user; undefined if there is none. */
  load<Value>(name: string): Promise<Value | undefined>;
  /** Stores a value of the user, JSON; undefined removes it. @throws where the browser stores nothing */
  save(name: string, value: unknown): Promise<void>;
}
