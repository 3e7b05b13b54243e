export interface PageError {
  /** A kind of the error catalogue, or `unhandled`, `rejected`, `missing_chunk`, `fatal`. */
  kind: string;
  message: string;
  stack?: string;
  method?: string;
  url?: string;
  /** Path with `{id}` for numbers, so that equal calls are grouped. */
  endpoint?: string;
  params?: string;
  status?: number;
  payload?: unknown;
  response?: unknown;
}
