import { AsyncLocalStorage } from 'node:async_hooks';

/** The database that the queries of a request may use. */
export interface ReadContext {
  /** Whether the request only reads, so that it may be answered from a replica. */
  isRead: boolean;
  /** Position in the write-ahead log after the caller's own last write, like `0/3000148`. */
  wroteAt?: string | undefined;
}

/** The request that a query belongs to; none for jobs and commands, which read what is current. */
export const readContext = new AsyncLocalStorage<ReadContext>();
