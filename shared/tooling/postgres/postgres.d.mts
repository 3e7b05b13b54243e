export interface RunningPostgres {
  /** Connection string for `pg`; a socket in a private folder when the project started the server itself. */
  url: string;
  /** True when a server of an earlier run was found alive and taken over. */
  adopted: boolean;
  /** True when `DATABASE_URL` named the server: `stop` leaves it alone. */
  external: boolean;
  /** Shuts the server down and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends the server at once; its write-ahead log keeps every commit. */
  kill(): void;
}

/**
 * Gives a PostgreSQL with a database for Campavia: the one of `DATABASE_URL`, else one of its own whose data
 * lives in `<home>/postgres`. Throws a `Refusal` with one clear line when neither is possible.
 */
export function startPostgres(place: {
  home: string;
  log?: (line: string) => void;
  /** The data is a test's: quick, and gone if the machine stops. */
  isThrowaway?: boolean;
  /** Ends the start, with everything that it has started. */
  signal?: AbortSignal;
}): Promise<RunningPostgres>;
