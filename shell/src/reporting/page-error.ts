/** What is told of one error on a page. Nothing in it says who the reader is. */
export interface PageError {
  /** A kind of the error catalogue, or `unhandled`, `rejected`, `missing_chunk`, `fatal`. */
  kind: string;
  message: string;
  stack?: string;
  /** The call that failed. */
  method?: string;
  url?: string;
  /** Path of the call; numbers stand as `{id}`, so that all calls of one kind are one. */
  endpoint?: string;
  params?: string;
  status?: number;
  payload?: unknown;
  response?: unknown;
}
